// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// A switch between on and off.
///
/// A tap switches it and writes its binding once. With several sources it is on when all are; a tap
/// on a mixed one turns all on.
public struct Toggle<Label: View>: PrimitiveView {
  let isOn: Binding<Bool>
  /// Whether the sources differ; nil for a toggle of one value.
  let isMixed: (() -> Bool)?
  let label: Label

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    isMixed = nil
    self.label = label()
  }

  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    self.isOn = Binding(
      get: { sources.allSatisfy { $0[keyPath: isOn].wrappedValue } },
      set: { value in for source in sources { source[keyPath: isOn].wrappedValue = value } })
    isMixed = {
      let count = sources.reduce(0) { $0 + ($1[keyPath: isOn].wrappedValue ? 1 : 0) }
      return count > 0 && count < sources.count
    }
    self.label = label()
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    if let look = context.environment.values[look: ToggleStyleConfiguration.self] {
      return StyledToggleNode(view, context, look) { toggle in
        ToggleStyleConfiguration(
          label: ToggleStyleConfiguration.Label(content: AnyView(toggle.label)),
          isOn: toggle.isOn, isMixed: toggle.isMixed?() ?? false)
      }
    }
    return ToggleNode(view, context)
  }
}

/// The node of a toggle with a look of the app's own: a button in it is the toggle's switch.
private final class StyledToggleNode<Label: View>: OwnLookNode<
  Toggle<Label>, ToggleStyleConfiguration
>
{
  private var switches: [SwitchElement] = []

  override func collect(into list: inout ElementList) {
    let node = self
    list.collect({ child.collect(into: &$0) }, replacing: { node.toSwitch($0) })
  }

  fileprivate var valueWords: String {
    view.isMixed?() == true ? "mixed" : view.isOn.wrappedValue ? "on" : "off"
  }

  /// The same stand-in as long as the button is the same.
  private func toSwitch(_ element: any Element) -> any Element {
    guard element.elementRole == .button else { return element }
    if let made = switches.first(where: { $0.base === element }) { return made }
    let made = SwitchElement(element) { [weak self] in self?.valueWords ?? "" }
    switches.removeAll { $0.base == nil }
    switches.append(made)
    return made
  }
}

/// A button that a person finds as a switch: it stands in the look of a toggle.
@MainActor private final class SwitchElement: Element {
  private(set) weak var base: (any Element)?
  private let value: () -> String
  init(_ base: any Element, _ value: @escaping () -> String) {
    self.base = base
    self.value = value
  }
  var elementRole: ElementRole { .toggle }
  var elementLabel: String { base?.elementLabel ?? "" }
  var elementValue: String { value() }
  var elementTexts: [String] { base?.elementTexts ?? [] }
  var elementIdentifier: String? { base?.elementIdentifier }
  var isElementEnabled: Bool { base?.isElementEnabled ?? false }
  func perform(_ gesture: Touch) -> Bool {
    base?.perform(gesture == .toggle ? .tap : gesture) ?? false
  }
}

private final class ToggleNode<Label: View>: ControlNode<Toggle<Label>, Label> {
  private var isOn = false
  private var isMixed = false

  override init(_ view: Toggle<Label>, _ context: _NodeContext) {
    super.init(view, context)
    makeLabel(view.label)
    readValue()
  }
  override func update(_ view: Toggle<Label>) {
    super.update(view)
    label.update(view.label)
  }
  override func readValue() {
    (isOn, isMixed) = reading { (view.isOn.wrappedValue, view.isMixed?() ?? false) }
  }

  override var elementRole: ElementRole { .toggle }
  override var elementValue: String { isMixed ? "mixed" : isOn ? "on" : "off" }
  override func perform(_ gesture: Touch) -> Bool {
    guard gesture == .tap || gesture == .toggle else { return false }
    if selectsRowInstead() { return true }
    noteWrite(isOn ? "false" : "true")
    view.isOn.wrappedValue = !isOn
    return true
  }
}
