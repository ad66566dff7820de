// Modelled: full, documented

/// Where an item of a toolbar stands on its screen.
public struct ToolbarItemPlacement: Hashable, Sendable {
  /// The parts of the bars that a person can tell apart.
  enum Slot: Hashable, Sendable {
    case leading, navigation, principal, trailing, secondary, bottom, keyboard
  }
  let name: String
  let slot: Slot

  init(_ name: String, _ slot: Slot) {
    self.name = name
    self.slot = slot
  }

  public static let automatic = ToolbarItemPlacement("automatic", .trailing)
  public static let principal = ToolbarItemPlacement("principal", .principal)
  public static let title = ToolbarItemPlacement("title", .principal)
  public static let largeTitle = ToolbarItemPlacement("largeTitle", .principal)
  public static let subtitle = ToolbarItemPlacement("subtitle", .trailing)
  public static let largeSubtitle = ToolbarItemPlacement("largeSubtitle", .trailing)
  public static let navigation = ToolbarItemPlacement("navigation", .navigation)
  public static let primaryAction = ToolbarItemPlacement("primaryAction", .trailing)
  public static let secondaryAction = ToolbarItemPlacement("secondaryAction", .secondary)
  public static let confirmationAction = ToolbarItemPlacement("confirmationAction", .trailing)
  /// The leading edge; a button there closes its screen without keeping what was edited.
  public static let cancellationAction = ToolbarItemPlacement("cancellationAction", .leading)
  public static let destructiveAction = ToolbarItemPlacement("destructiveAction", .trailing)
  /// The middle of the bottom bar.
  public static let status = ToolbarItemPlacement("status", .bottom)
  /// Over the keyboard, while a field of the screen has it.
  public static let keyboard = ToolbarItemPlacement("keyboard", .keyboard)
  public static let navigationBarLeading = ToolbarItemPlacement("navigationBarLeading", .leading)
  public static let navigationBarTrailing = ToolbarItemPlacement("navigationBarTrailing", .trailing)
  public static let topBarLeading = ToolbarItemPlacement("topBarLeading", .leading)
  public static let topBarTrailing = ToolbarItemPlacement("topBarTrailing", .trailing)
  public static let bottomBar = ToolbarItemPlacement("bottomBar", .bottom)
}

/// The items of a screen's toolbars, by the place where they stand.
@MainActor struct ToolbarSlots {
  private(set) var leading: [any ToolbarItemNode] = []
  private(set) var navigation: [any ToolbarItemNode] = []
  private(set) var principal: [any ToolbarItemNode] = []
  private(set) var trailing: [any ToolbarItemNode] = []
  private(set) var secondary: [any ToolbarItemNode] = []
  private(set) var bottom: [any ToolbarItemNode] = []
  private(set) var keyboard: [any ToolbarItemNode] = []

  /// Adds the items that stand in a part of the graph.
  mutating func add(_ node: _AnyNode) {
    guard let item = node as? any ToolbarItemNode else {
      node.visitChildren { add($0) }
      return
    }
    switch item.placement.slot {
    case .leading: leading.append(item)
    case .navigation: navigation.append(item)
    case .principal: principal.append(item)
    case .trailing: trailing.append(item)
    case .secondary: secondary.append(item)
    case .bottom: bottom.append(item)
    case .keyboard: keyboard.append(item)
    }
  }
}

/// The node of one item of a toolbar, or of a group of them.
@MainActor protocol ToolbarItemNode: _AnyNode {
  var placement: ToolbarItemPlacement { get }
}
