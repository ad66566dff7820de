import LifecycleModel
import LifecycleSimulator

/// One column's place and content.
struct SplitPart {
  let column: NavigationSplitViewColumn
  let view: AnyView
  init(_ column: NavigationSplitViewColumn, _ view: AnyView) {
    self.column = column
    self.view = view
  }
}

/// A view that shows columns.
@MainActor protocol SplitLayout: PrimitiveView {
  /// Whether it is a `NavigationSplitView`.
  static var isSplitView: Bool { get }
  /// From left to right.
  var columns: [SplitPart] { get }
  var visibility: Binding<NavigationSplitViewVisibility>? { get }
  var preferredColumn: Binding<NavigationSplitViewColumn>? { get }
}

extension SplitLayout {
  static var isSplitView: Bool { true }
}

/// A node that arranges columns, as those inside see it.
@MainActor protocol SplitNode: _AnyNode {
  /// Whether it is the node of a `NavigationSplitView`.
  var isSplitView: Bool { get }
  /// The turn in which a person last selected something in one of the columns.
  var selectionTurn: Int { get set }
  /// The selection of a list on one of the screens has changed.
  ///
  /// - Parameter clear: Takes the selection away, as a person who goes back does.
  func selectionChanged(on screen: HostScreen, isEmpty: Bool, clear: @escaping () -> Void)
}

extension NavigationHost {
  /// The split view of which the container is a column, or in whose column it stands.
  var split: (any SplitNode)? {
    if let split = node as? any SplitNode { return split }
    return outer?.split
  }
  var isInSplit: Bool { split != nil }
  /// Whether the container is the last of several columns, or stands in it.
  var isInLastColumn: Bool {
    if let column { return column.next == nil }
    return outer?.isInLastColumn ?? false
  }

  /// The selection of a list on a screen of the container has changed.
  ///
  /// Lists with a selection call it after each change, a person's or the app's, and when they are
  /// made with a selection.
  func selectionChanged(on screen: HostScreen, isEmpty: Bool, clear: @escaping () -> Void) {
    split?.selectionChanged(on: screen, isEmpty: isEmpty, clear: clear)
  }
}

extension HostScreen {
  /// Whether the screen is another one or stands on it.
  func isOn(_ other: HostScreen) -> Bool {
    var screen: HostScreen? = self
    while let current = screen {
      if current === other { return true }
      screen = current.parentScreen
    }
    return false
  }
}
