// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// A control that chooses a value by dragging a thumb along a bar.
///
/// A drag tells that editing begins, writes the binding again and again on its way, and tells that
/// editing ended. With a step it writes only values on a step.
public struct Slider<Label: View, ValueLabel: View>: PrimitiveView {
  let label: Label
  let minimum: ValueLabel
  let maximum: ValueLabel
  let track: SliderTrack
  let onEditingChanged: (Bool) -> Void

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride?, _ label: Label,
    _ minimum: ValueLabel, _ maximum: ValueLabel, _ onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    self.label = label
    self.minimum = minimum
    self.maximum = maximum
    track = SliderTrack(value, bounds, step)
    self.onEditingChanged = onEditingChanged
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    SliderNode(view, context)
  }
}

/// The bar of a slider: where the thumb may stand and where it stands.
struct SliderTrack {
  let position: () -> Double
  let words: () -> String
  let move: (Double) -> Void
  let lower: Double
  let upper: Double
  /// The distance between two places of the thumb; nil when it stands anywhere.
  let step: Double?

  init<V: BinaryFloatingPoint>(_ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?)
  where V.Stride: BinaryFloatingPoint {
    position = { Double(value.wrappedValue) }
    words = { "\(value.wrappedValue)" }
    move = { value.wrappedValue = V($0) }
    lower = Double(bounds.lowerBound)
    upper = Double(bounds.upperBound)
    self.step = step.map { Double($0) }
  }

  /// The place of the thumb nearest to a value.
  func place(near value: Double) -> Double {
    let inside = min(max(value, lower), upper)
    guard let step, step > 0 else { return inside }
    let steps = ((inside - lower) / step).rounded()
    return min(lower + steps * step, upper)
  }
}

private final class SliderNode<Label: View, ValueLabel: View>:
  ControlNode<Slider<Label, ValueLabel>, Label>
{
  private var minimum: _ViewNode<ValueLabel>!
  private var maximum: _ViewNode<ValueLabel>!
  /// How many writes a drag makes on its way, the last one included: enough to tell an app that
  /// commits at each of them from one that commits at the end.
  private static var writesInADrag: Int { 4 }

  override init(_ view: Slider<Label, ValueLabel>, _ context: _NodeContext) {
    super.init(view, context)
    makeLabel(view.label)
    minimum = ValueLabel._makeNode(view.minimum, innerContext())
    maximum = ValueLabel._makeNode(view.maximum, innerContext())
  }
  override func update(_ view: Slider<Label, ValueLabel>) {
    super.update(view)
    label.update(view.label)
    minimum.update(view.minimum)
    maximum.update(view.maximum)
  }
  override func visitChildren(_ body: (_AnyNode) -> Void) {
    body(label)
    body(minimum)
    body(maximum)
  }
  override func collect(into list: inout ElementList) {
    minimum.collect(into: &list)
    list.add(self)
    maximum.collect(into: &list)
  }

  override var elementRole: ElementRole { .slider }
  override var elementValue: String { view.track.words() }

  override func perform(_ gesture: Touch) -> Bool {
    guard case .slide(let target) = gesture else { return false }
    let start = view.track.position()
    let end = view.track.place(near: target)
    view.onEditingChanged(true)
    var last = start
    for write in 1...Self.writesInADrag where isMounted {
      let share = Double(write) / Double(Self.writesInADrag)
      let place =
        write == Self.writesInADrag
        ? end : view.track.place(near: start + (end - start) * share)
      guard place != last else { continue }
      last = place
      view.track.move(place)
      noteWrite("\(place)")
      simulator.flush()
    }
    view.onEditingChanged(false)
    return true
  }
}
