// Modelled: full, documented
public import Foundation
import LifecycleModel
import LifecycleSimulator

/// How far a task has come; a person reads its label and its percentage.
public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
  let label: TupleView<Label, CurrentValueLabel>
  /// The completed share; nil while it is not known.
  let fraction: Double?

  init(_ label: Label, _ valueLabel: CurrentValueLabel, _ fraction: Double?) {
    self.label = TupleView(label, valueLabel)
    self.fraction = fraction
  }

  /// The completed share of a total.
  static func share<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    value.map { total > 0 ? min(max(Double($0 / total), 0), 1) : 0 }
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    if let look = context.environment.values[look: ProgressViewStyleConfiguration.self] {
      return OwnLookNode(view, context, look) { progress in
        typealias Configuration = ProgressViewStyleConfiguration
        let (label, value) = progress.label.content
        return Configuration(
          fractionCompleted: progress.fraction,
          label: label is EmptyView ? nil : Configuration.Label(content: AnyView(label)),
          currentValueLabel: value is EmptyView
            ? nil : Configuration.CurrentValueLabel(content: AnyView(value)))
      }
    }
    return ProgressNode(view, context)
  }
}

private final class ProgressNode<Label: View, CurrentValueLabel: View>: LabelledNode<
  ProgressView<Label, CurrentValueLabel>, TupleView<Label, CurrentValueLabel>
>
{
  override init(_ view: ProgressView<Label, CurrentValueLabel>, _ context: _NodeContext) {
    super.init(view, context)
    makeChild(view.label, labelContext())
  }
  override func update(_ view: ProgressView<Label, CurrentValueLabel>) {
    super.update(view)
    child.update(view.label)
  }
  override var elementRole: ElementRole { .other }
  override var elementValue: String {
    view.fraction.map { "\(Int(($0 * 100).rounded()))%" } ?? ""
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView { self.init(EmptyView(), EmptyView(), nil) }
  public init(@ViewBuilder label: () -> Label) { self.init(label(), EmptyView(), nil) }
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(Text(titleKey), EmptyView(), nil)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(Text(title), EmptyView(), nil)
  }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(EmptyView(), EmptyView(), Self.share(value, total))
  }
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) { self.init(label(), EmptyView(), Self.share(value, total)) }
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text { self.init(Text(titleKey), EmptyView(), Self.share(value, total)) }
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
  where Label == Text { self.init(Text(title), EmptyView(), Self.share(value, total)) }
}

extension ProgressView {
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { self.init(label(), currentValueLabel(), Self.share(value, total)) }

  /// The label is the progress's own description.
  public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(EmptyView(), EmptyView(), progress.fractionCompleted)
  }

  /// - Modelled: partial, inferred. The share is that of the moment when the view is made.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(label(), currentValueLabel(), Self.share(timerInterval, countsDown))
  }
  /// - Modelled: partial, inferred. The share is that of the moment when the view is made.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(label(), EmptyView(), Self.share(timerInterval, countsDown))
  }
  /// - Modelled: partial, inferred. The share is that of the moment when the view is made.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(EmptyView(), EmptyView(), Self.share(timerInterval, countsDown))
  }

  private static func share(_ interval: ClosedRange<Date>, _ countsDown: Bool) -> Double? {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let passed = CurrentSimulation.date.timeIntervalSince(interval.lowerBound)
    let share = share(passed, length) ?? 0
    return countsDown ? 1 - share : share
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
  /// The progress view that a style was handed.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.label, configuration.currentValueLabel, configuration.fractionCompleted)
  }
}
