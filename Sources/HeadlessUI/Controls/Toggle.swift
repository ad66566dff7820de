import LifecycleModel
import LifecycleSimulator

/// A switch between on and off.
public struct Toggle<Label: View>: PrimitiveView {
  let isOn: Binding<Bool>
  let label: Label

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    ToggleNode(view, context)
  }
}

extension Toggle where Label == Text {
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

private final class ToggleNode<Label: View>: ReadingNode<Toggle<Label>>, Element {
  private var label: _ViewNode<Label>!
  private var isOn = false

  override init(_ view: Toggle<Label>, _ context: _NodeContext) {
    super.init(view, context)
    var inner = childContext()
    inner.rows = nil
    label = Label._makeNode(view.label, inner)
    readValue()
  }
  override func update(_ view: Toggle<Label>) {
    super.update(view)
    label.update(view.label)
  }
  override func readValue() { isOn = reading { view.isOn.wrappedValue } }
  override func visitChildren(_ body: (_AnyNode) -> Void) { body(label) }
  override func collect(into list: inout ElementList) { list.add(self) }

  var elementRole: ElementRole { .toggle }
  var elementLabel: String {
    var text = ""
    label.collectText(into: &text)
    return text
  }
  var elementValue: String { isOn ? "on" : "off" }
  var isElementEnabled: Bool { isEnabledHere }
  func perform(_ gesture: Gesture) -> Bool {
    guard gesture == .tap || gesture == .toggle else { return false }
    simulator.trace.append(.write(elementLabel, value: isOn ? "false" : "true"))
    view.isOn.wrappedValue = !isOn
    return true
  }
}
