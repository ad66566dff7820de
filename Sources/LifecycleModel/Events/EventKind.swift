/// What the platform tells an app: the kind of one event.
public enum EventKind: String, Codable, CaseIterable, Sendable, Hashable {
  // SwiftUI: appearance and observation of values.
  case appear, disappear, change, receive, focusChange, dismiss
  // SwiftUI: asynchronous work bound to a view's life.
  case taskStart, taskCancel
  // SwiftUI: text.
  case editingChanged, commit, submit
  // UIKit: a view controller's appearance callbacks.
  case viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear
  case willMoveToParent, didMoveToParent
  // UIKit: text and controls.
  case textDidBeginEditing, textDidChange, textDidEndEditing, textShouldReturn, controlEvent
  // UIKit: rows of a table or collection.
  case rowWillDisplay, rowDidEndDisplaying, rowSelected, rowDeleted, rowMoved
  // Scenes and the process.
  case scenePhase, willTerminate, memoryWarning
}

/// Why an event happens.
public enum Cause: String, Codable, CaseIterable, Sendable, Hashable {
  case launch, push, pop, interactivePop, cancelledPop, present, dismiss, dragDismiss
  case scroll, tabSwitch, insertion, removal, replacement, update
  case typing, returnKey, tapElsewhere, keyboardDismiss, focusMove, reload
  case background, foreground, inactive, lock, terminate, kill, rotation, program
}

/// The container in which an event happens.
public enum Container: String, Codable, CaseIterable, Sendable, Hashable {
  case window, scene, navigation, sheet, cover, popover, tab, list, lazyStack, table, stack
}

/// The part that the receiver of an event plays in its container.
public enum NodeRole: String, Codable, CaseIterable, Sendable, Hashable {
  case top, parent, grandparent, root, visitedTab, covered, row, removed
}

/// The step of a transition to which an event belongs.
public enum TransitionPhase: String, Codable, CaseIterable, Sendable, Hashable {
  case will, during, did, cancelled
}

/// The state of the app's scene, as SwiftUI names it.
public enum ScenePhaseValue: String, Codable, CaseIterable, Sendable, Hashable {
  case active, inactive, background
}
