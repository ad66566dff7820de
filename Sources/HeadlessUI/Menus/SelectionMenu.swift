// Modelled: partial, documented
import LifecycleModel
import LifecycleSimulator

/// A container with rows that show a menu about themselves when they are pressed for a while.
struct SelectionMenuContent<Content: View, Item: Hashable, Items: View>: ModifyingView {
  let content: Content
  let items: (Set<Item>) -> Items
  let primaryAction: ((Set<Item>) -> Void)?
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    SelectionMenuNode(view, context)
  }
}

private final class SelectionMenuNode<Content: View, Item: Hashable, Items: View>:
  KeepingWrapperNode<SelectionMenuContent<Content, Item, Items>, Content>
{
  private lazy var menu = OpenMenu<Items>(self)
  /// The items that the menu was opened for.
  private var chosen: Set<Item>?
  private var proxies = ElementProxies<ActingElement>()

  override init(_ view: SelectionMenuContent<Content, Item, Items>, _ context: _NodeContext) {
    super.init(view, context)
    makeChild(view.content)
  }
  override func update(_ view: SelectionMenuContent<Content, Item, Items>) {
    super.update(view)
    child.update(view.content)
    if let chosen { menu.update(view.items(chosen)) }
  }
  override func willLeave(_ cause: Cause) {
    super.willLeave(cause)
    if chosen != nil { menu.ownerLeft(cause) }
  }

  override func collect(into list: inout ElementList) {
    let node = self
    list.collect({ child.collect(into: &$0) }, replacing: { node.proxy(for: $0) })
  }

  private func proxy(for element: any Element) -> any Element {
    proxies.proxy(for: element) { [weak self] base, gesture in
      if base.perform(gesture) { return true }
      guard let self, let item = Self.item(of: base) else { return false }
      switch gesture {
      case .longPress: return self.open([item], base.elementLabel)
      case .tap: return self.act(on: [item])
      default: return false
      }
    }
  }

  private func open(_ items: Set<Item>, _ name: String) -> Bool {
    chosen = items
    return menu.open(view.items(items), name: name)
  }

  /// A tap is the primary action, unless rows are being edited.
  private func act(on items: Set<Item>) -> Bool {
    guard let action = view.primaryAction,
      context.environment.values.editMode?.wrappedValue.isEditing != true
    else { return false }
    action(items)
    return true
  }

  /// The value that the row of an element stands for.
  private static func item(of element: any Element) -> Item? {
    var node = element.original as? _AnyNode
    while let current = node {
      if let row = current.rowHandle { return row.value(as: Item.self) }
      node = current.parent
    }
    return nil
  }
}

extension View {
  /// Shows a menu about a row of the list inside when the row is pressed for a while.
  ///
  /// With a primary action a tap on a row does that.
  ///
  /// - Modelled: partial, documented. The menu is about the pressed row, not the whole selection.
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    SelectionMenuContent(content: self, items: menu, primaryAction: primaryAction)
  }
}
