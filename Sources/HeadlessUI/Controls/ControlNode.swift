import LifecycleModel
import LifecycleSimulator

/// The node of a control that shows a value of a binding and is named by a label of views.
@MainActor class ControlNode<V: View, Label: View>: ReadingNode<V>, Element {
  @exclusivity(unchecked) private(set) final var label: _ViewNode<Label>!

  /// Makes the label, which is no row of its own; a kind calls it from its initializer.
  final func makeLabel(_ view: Label) { label = Label._makeNode(view, innerContext()) }

  /// The context for views inside the control.
  final func innerContext() -> _NodeContext {
    var inner = childContext()
    inner.rows = nil
    return inner
  }

  override func visitChildren(_ body: (_AnyNode) -> Void) { body(label) }
  override func collect(into list: inout ElementList) { list.add(self) }

  var elementRole: ElementRole { .other }
  final var elementLabel: String {
    var text = ""
    label.collectText(into: &text)
    if text.isEmpty { label.collectImageNames(into: &text) }
    return text
  }
  var elementValue: String { "" }
  var elementOptions: [String] { [] }
  final var isElementEnabled: Bool { isEnabledHere }
  func perform(_ gesture: Touch) -> Bool { false }

  /// Notes what a person made the control write.
  final func noteWrite(_ value: String) {
    simulator.trace.append(.write(elementLabel, value: value))
  }
}
