// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// A view with the label of the tab for which it stands.
struct TabItemContent<Content: View, Label: View>: ModifyingView, TabDescribing {
  let content: Content
  let label: Label
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    TabItemNode(view, context)
  }
  func describe(_ child: inout TabChild) {
    if child.label == nil { child.label = AnyView(label) }
    child.describe(by: content)
  }
}

private final class TabItemNode<Content: View, Label: View>: WrapperNode<
  TabItemContent<Content, Label>, Content
>
{
  override init(_ view: TabItemContent<Content, Label>, _ context: _NodeContext) {
    super.init(view, context)
    makeChild(view.content)
  }
  override func update(_ view: TabItemContent<Content, Label>) { child.update(view.content) }
}

extension View {
  /// The label of the tab for which the view stands in a tab view.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    TabItemContent(content: self, label: label())
  }
}
