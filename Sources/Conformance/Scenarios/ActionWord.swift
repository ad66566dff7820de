import LifecycleModel

/// The words for actions in scenario files, and what each expects behind it.
enum ActionWord: String, CaseIterable {
  case tap, longPress, type, replace, clear, edit, pressReturn, compose, focus, tapElsewhere
  case dismissKeyboard, goBack, swipeBack, swipeToDelete, deleteInEditMode, move, scrollTo
  case scrollRows, switchTab, dismiss, pick, toggle, step, pickDate, slide, undo, redo
  case becomeInactive, background, foreground, lock, warnMemory, rotate, resize, openScene
  case terminate, kill, relaunch, wait, expect

  /// An action without anything behind it is written with `true`.
  var plain: UserAction? {
    switch self {
    case .tapElsewhere: .tapElsewhere
    case .dismissKeyboard: .dismissKeyboard
    case .goBack: .goBack
    case .undo: .undo
    case .redo: .redo
    case .becomeInactive: .becomeInactive
    case .background: .background
    case .foreground: .foreground
    case .lock: .lock
    case .warnMemory: .warnMemory
    case .rotate: .rotate
    case .openScene: .openScene
    case .terminate: .terminate
    case .relaunch: .relaunch
    default: nil
    }
  }
}
