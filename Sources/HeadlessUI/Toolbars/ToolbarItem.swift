// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// Content of a toolbar that stands in one place.
@MainActor protocol PlacedToolbarContent: PrimitiveToolbarContent {
  associatedtype Item: View
  var placement: ToolbarItemPlacement { get }
  var item: Item { get }
}

extension PlacedToolbarContent {
  public static func _makeToolbarNode(_ view: _ToolbarView<Self>, _ context: _NodeContext)
    -> _ViewNode<_ToolbarView<Self>>
  { PlacedToolbarNode(view, context) }
}

private final class PlacedToolbarNode<Content: PlacedToolbarContent>: WrapperNode<
  _ToolbarView<Content>, Content.Item
>, ToolbarItemNode
{
  private(set) var placement: ToolbarItemPlacement

  override init(_ view: _ToolbarView<Content>, _ context: _NodeContext) {
    placement = view.content.placement
    super.init(view, context)
    makeChild(view.content.item)
  }
  override func update(_ view: _ToolbarView<Content>) {
    placement = view.content.placement
    child.update(view.content.item)
  }
}

/// One item in a bar of the screen.
public struct ToolbarItem<ID, Content: View> {
  let placement: ToolbarItemPlacement
  let item: Content
  public let id: ID
}

extension ToolbarItem: PlacedToolbarContent {}

extension ToolbarItem where ID == () {
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, item: content(), id: ())
  }
}

extension ToolbarItem where ID == String {
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, item: content(), id: id)
  }
  /// - Modelled: partial, documented. Shown whatever `showsByDefault` says; nobody customizes.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, item: content(), id: id)
  }
}

extension ToolbarItem: Identifiable where ID: Hashable {}

/// Several items in a bar of the screen.
public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let item: Content

  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    item = content()
  }

  /// - Modelled: partial, documented. The group is never collapsed to its label.
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.placement = placement
    item = LabeledToolbarItemGroupContent(content: content())
  }
}

extension ToolbarItemGroup: PlacedToolbarContent {}

/// The items of a group that has a label for when there is no room.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View> {
  let content: Content
}

extension LabeledToolbarItemGroupContent: ContainerView {}

/// Room between items of a toolbar.
public struct ToolbarSpacer {
  let placement: ToolbarItemPlacement
  let item = EmptyView()
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.placement = placement
  }
}

extension ToolbarSpacer: PlacedToolbarContent {}

/// Whether room between items grows; accepted, not drawn.
public struct SpacerSizing: Hashable, Sendable {
  let name: String
  public static let flexible = SpacerSizing(name: "flexible")
  public static let fixed = SpacerSizing(name: "fixed")
}
