// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// A control with a button for more and one for less.
///
/// Each press of a button begins editing, writes or calls its action, and ends editing. A direction
/// without an action, or at the end of the range, cannot be pressed.
public struct Stepper<Label: View>: PrimitiveView {
  let label: Label
  let onIncrement: (() -> Void)?
  let onDecrement: (() -> Void)?
  let onEditingChanged: (Bool) -> Void
  /// The value that the stepper changes, where it knows one, in words.
  var valueWords: (() -> String)?
  /// Whether a step in a direction leads anywhere.
  var canStep: ((_ isUp: Bool) -> Bool)?

  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
    self.onEditingChanged = onEditingChanged
  }

  init<V: Strideable>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride,
    _ onEditingChanged: @escaping (Bool) -> Void, _ words: ((V) -> String)? = nil, _ label: Label
  ) {
    func next(_ isUp: Bool) -> V {
      let moved = value.wrappedValue.advanced(by: isUp ? step : -step)
      guard let bounds else { return moved }
      return min(max(moved, bounds.lowerBound), bounds.upperBound)
    }
    self.label = label
    onIncrement = { value.wrappedValue = next(true) }
    onDecrement = { value.wrappedValue = next(false) }
    self.onEditingChanged = onEditingChanged
    valueWords = { words?(value.wrappedValue) ?? "\(value.wrappedValue)" }
    canStep = bounds == nil ? nil : { next($0) != value.wrappedValue }
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    StepperNode(view, context)
  }
}

/// The node of a stepper, whatever its label is.
@MainActor protocol SteppingNode: _AnyNode {}

private final class StepperNode<Label: View>: ControlNode<Stepper<Label>, Label>, SteppingNode {
  override init(_ view: Stepper<Label>, _ context: _NodeContext) {
    super.init(view, context)
    makeLabel(view.label)
  }
  override func update(_ view: Stepper<Label>) {
    super.update(view)
    label.update(view.label)
  }

  override var elementRole: ElementRole { .stepper }
  override var elementValue: String { view.valueWords?() ?? "" }

  override func perform(_ gesture: Touch) -> Bool {
    guard case .step(let count) = gesture else { return false }
    var presses = 0
    while presses < abs(count), isMounted, press(isUp: count > 0) { presses += 1 }
    return presses > 0 || count == 0
  }

  private func press(isUp: Bool) -> Bool {
    guard let action = isUp ? view.onIncrement : view.onDecrement, isElementEnabled,
      view.canStep?(isUp) ?? true
    else { return false }
    let onEditingChanged = view.onEditingChanged
    onEditingChanged(true)
    action()
    noteWrite(elementValue)
    onEditingChanged(false)
    // Each press is a touch of its own: what it changed is on the screen before the next.
    simulator.flush()
    return true
  }
}
