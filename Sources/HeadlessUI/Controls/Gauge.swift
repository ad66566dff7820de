// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// A value within a range; a person reads its label and how full it is.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: PrimitiveView {
  let label: TupleView<Label, CurrentValueLabel, BoundsLabel, BoundsLabel, MarkedValueLabels>
  let fraction: Double

  init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel,
    _ minimum: BoundsLabel, _ maximum: BoundsLabel, _ marks: MarkedValueLabels
  ) {
    self.label = TupleView(label, current, minimum, maximum, marks)
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let share = length > 0 ? Double(value - bounds.lowerBound) / length : 0
    fraction = min(max(share, 0), 1)
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    GaugeNode(view, context)
  }
}

private final class GaugeNode<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: LabelledNode<
  Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels>,
  TupleView<Label, CurrentValueLabel, BoundsLabel, BoundsLabel, MarkedValueLabels>
>
{
  typealias Shown = Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels>
  override init(_ view: Shown, _ context: _NodeContext) {
    super.init(view, context)
    makeChild(view.label, labelContext())
  }
  override func update(_ view: Shown) {
    super.update(view)
    child.update(view.label)
  }
  override var elementRole: ElementRole { .other }
  override var elementValue: String { "\(Int((view.fraction * 100).rounded()))%" }
}

extension Gauge {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  )
  where
    CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView
  {
    self.init(
      value, bounds, label(), EmptyView(), EmptyView(), EmptyView(), EmptyView())
  }

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(
      value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView(), EmptyView())
  }

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where MarkedValueLabels == EmptyView {
    self.init(
      value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel(),
      EmptyView())
  }

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel(),
      markedValueLabels())
  }
}
