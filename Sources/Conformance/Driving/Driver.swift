package import LifecycleModel
package import LifecycleSimulator

/// Performs user actions on a mounted app, as a person would.
///
/// An action finds its element among what is on the screen, does one gesture, and waits until the
/// app has come to rest. Everything that the app itself does wrong shows in what follows; what a
/// person could not do is a `DrivingError`.
@MainActor package final class Driver {
  package let simulator: Simulator
  /// The mounted app; nil between the end of its process and the relaunch.
  @exclusivity(unchecked) package internal(set) var app: (any MountedApp)?
  /// What is on the screen; current while an action looks for its element, reused between actions.
  @exclusivity(unchecked) package internal(set) var list = ElementList()
  package weak var watcher: (any EditWatcher)?
  /// Launches the app again after its process has ended.
  @exclusivity(unchecked) package var relaunch: (() -> any MountedApp)?
  /// Called when the process is about to end, after what the platform tells it.
  @exclusivity(unchecked) package var onProcessEnd: (() -> Void)?

  /// What the last action was.
  @exclusivity(unchecked) package internal(set) var kind = ActionKind.passive
  /// Whether the last action used a control that cancels its screen.
  @exclusivity(unchecked) package internal(set) var isCancelling = false
  /// The field that lost focus while it was typed in, and how much had been typed.
  @exclusivity(unchecked) package internal(set) var interruptedTyping:
    (field: String, typed: String, of: String)?
  /// The text that an input method has marked in a field and not confirmed.
  @exclusivity(unchecked) var openedComposition: OpenComposition?
  /// Whether the screen may have changed since `list` was collected.
  @exclusivity(unchecked) var isListStale = true

  package init(simulator: Simulator) { self.simulator = simulator }

  /// Shows an app and waits until it has come to rest.
  package func mount(_ app: any MountedApp) -> SettleOutcome {
    self.app = app
    isListStale = true
    return simulator.settle()
  }

  /// Performs one action and waits until the app has come to rest.
  ///
  /// - Returns: How settling ended.
  package func perform(_ action: UserAction) throws(Obstacle) -> SettleOutcome {
    isListStale = true
    kind = .passive
    isCancelling = false
    interruptedTyping = nil
    if app == nil {
      switch action {
      case .relaunch, .wait, .expect: break
      default: throw .init(.notRunning)
      }
    }
    if case .tap = action {} else { simulator.resolveTouch() }
    try act(action)
    isListStale = true
    guard app != nil else { return .settled }
    return simulator.settle()
  }

  /// Collects what is on the screen now.
  package func look() {
    guard isListStale else { return }
    list.removeAll()
    app?.collectElements(into: &list)
    isListStale = false
  }

  /// What is on the screen now, for people.
  package var contents: ScreenContents {
    // A person who looks has let the time for a second tap pass.
    if simulator.heldTouch != nil {
      simulator.resolveTouch()
      simulator.settle()
      isListStale = true
    }
    look()
    return ScreenContents(list)
  }

  private func act(_ action: UserAction) throws(Obstacle) {
    switch action {
    case .tap(let query): try tap(query)
    case .longPress(let query): try use(query, .longPress)
    case .type(let text): try type(text)
    case .typeInto(let query, let text): try type(text, into: query)
    case .replace(let query, let text): try replace(query, with: text)
    case .clear(let query): try replace(query, with: "")
    case .edit(let query, let record, let text): try replace(query, with: text, record: record)
    case .pressReturn(let key): try pressReturn(key)
    case .compose(let text, let end): try compose(text, end)
    case .focus(let query): try focus(query)
    case .tapElsewhere: simulator.focus.endEditing(cause: .tapElsewhere)
    case .dismissKeyboard: simulator.focus.endEditing(cause: .keyboardDismiss)
    case .goBack: try goBack()
    case .swipeBack(let swipe): try swipeBack(swipe)
    case .dismiss(let way): try dismiss(way)
    case .switchTab(let query): try switchTab(query)
    case .swipeToDelete(let query): try delete(query, inEditMode: false)
    case .deleteInEditMode(let query): try delete(query, inEditMode: true)
    case .move(let query, let other): try move(query, after: other)
    case .scrollTo(let query): try scroll(to: query)
    case .scrollRows(let count): try scroll(rows: count)
    case .pick(let option, let query): try change(query, .pick(option))
    case .toggle(let query): try change(query, .toggle)
    case .step(let query, let count): try change(query, .step(count))
    case .pickDate(let day, let query): try change(query, .pickDate(day))
    case .slide(let query, let value): try change(query, .slide(value))
    case .undo: try undo(isRedo: false)
    case .redo: try undo(isRedo: true)
    default: try actOnProcess(action)
    }
  }
}

/// What stood in the way of an action; the driver adds the rest when it becomes an error.
package struct Obstacle: Error, Hashable, Sendable {
  package var reason: DrivingError.Reason
  package init(_ reason: DrivingError.Reason) { self.reason = reason }
}
