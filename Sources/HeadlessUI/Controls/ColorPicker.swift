// Modelled: partial, documented
import LifecycleModel
import LifecycleSimulator

/// A control that picks a color.
///
/// A person picks by stating the color: `#RRGGBB`, or `#RRGGBBAA` where the picker offers opacity.
/// The system's palette is not a screen of its own here.
public struct ColorPicker<Label: View>: PrimitiveView {
  let value: () -> Color
  let write: (Color) -> Void
  let supportsOpacity: Bool
  let label: Label

  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    value = { selection.wrappedValue }
    write = { selection.wrappedValue = $0 }
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    ColorPickerNode(view, context)
  }
}

extension ColorPicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) } }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) } }
}

private final class ColorPickerNode<Label: View>: ControlNode<ColorPicker<Label>, Label> {
  private var color = Color.clear

  override init(_ view: ColorPicker<Label>, _ context: _NodeContext) {
    super.init(view, context)
    makeLabel(view.label)
    readValue()
  }
  override func update(_ view: ColorPicker<Label>) {
    super.update(view)
    label.update(view.label)
  }
  override func readValue() { color = reading { view.value() } }

  override var elementRole: ElementRole { .picker }
  override var elementValue: String { color.hexWords ?? "\(color)" }

  override func perform(_ gesture: Touch) -> Bool {
    guard case .pick(let words) = gesture,
      let picked = Color(hexWords: words, allowsOpacity: view.supportsOpacity)
    else { return false }
    noteWrite(words)
    view.write(picked)
    return true
  }
}

extension Color {
  /// A color as a person states it: `#FF8800`, with two more digits for its opacity.
  init?(hexWords words: String, allowsOpacity: Bool) {
    guard words.hasPrefix("#"), words.count == 7 || (allowsOpacity && words.count == 9),
      let number = UInt32(words.dropFirst(), radix: 16)
    else { return nil }
    let parts = words.count == 9 ? number : number << 8 | 0xFF
    func part(_ shift: UInt32) -> Double { Double(parts >> shift & 0xFF) / 255 }
    self.init(.sRGB, red: part(24), green: part(16), blue: part(8), opacity: part(0))
  }

  /// How a person would state the color; nil for one that has a name instead.
  var hexWords: String? {
    guard case .components(_, let red, let green, let blue) = content else { return nil }
    func part(_ share: Double) -> String {
      let number = Int((min(max(share, 0), 1) * 255).rounded())
      return (number < 16 ? "0" : "") + String(number, radix: 16, uppercase: true)
    }
    return "#" + part(red) + part(green) + part(blue) + (alpha < 1 ? part(alpha) : "")
  }
}
