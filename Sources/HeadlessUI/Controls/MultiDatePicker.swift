// Modelled: full, documented
public import Foundation
import LifecycleModel
import LifecycleSimulator

/// A control that picks several days: a day that is picked again is picked no more.
public struct MultiDatePicker<Label: View>: PrimitiveView {
  let selection: Binding<Set<DateComponents>>
  let lower: Date?
  /// The first moment after the days that can be picked.
  let end: Date?
  let label: Label

  init(
    _ selection: Binding<Set<DateComponents>>, from lower: Date? = nil, upTo end: Date? = nil,
    _ label: Label
  ) {
    self.selection = selection
    self.lower = lower
    self.end = end
    self.label = label
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    MultiDatePickerNode(view, context)
  }
}

private final class MultiDatePickerNode<Label: View>: ControlNode<MultiDatePicker<Label>, Label> {
  private var days: Set<DateComponents> = []

  override init(_ view: MultiDatePicker<Label>, _ context: _NodeContext) {
    super.init(view, context)
    makeLabel(view.label)
    readValue()
  }
  override func update(_ view: MultiDatePicker<Label>) {
    super.update(view)
    label.update(view.label)
  }
  override func readValue() { days = reading { view.selection.wrappedValue } }

  override var elementRole: ElementRole { .datePicker }
  override var elementValue: String { days.map(DateWords.day).sorted().joined(separator: " ") }

  override func perform(_ gesture: Touch) -> Bool {
    guard case .pickDate(let words) = gesture,
      let numbers = DateWords.numbers(words[...], "-", 3)
    else { return false }
    var calendar = context.environment.values.calendar
    calendar.timeZone = context.environment.values.timeZone
    let plain = DateComponents(year: numbers[0], month: numbers[1], day: numbers[2])
    guard let date = calendar.date(from: plain) else { return false }
    if let lower = view.lower, date < calendar.startOfDay(for: lower) { return false }
    if let end = view.end, date >= end { return false }
    noteWrite(words)
    let same = days.filter { DateWords.day($0) == words }
    if same.isEmpty {
      var picked = calendar.dateComponents([.era, .year, .month, .day], from: date)
      picked.calendar = calendar
      view.selection.wrappedValue.insert(picked)
    } else {
      view.selection.wrappedValue.subtract(same)
    }
    return true
  }
}

extension MultiDatePicker {
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, label())
  }
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) { self.init(selection, from: bounds.lowerBound, upTo: bounds.upperBound, label()) }
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) { self.init(selection, from: bounds.lowerBound, label()) }
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) { self.init(selection, upTo: bounds.upperBound, label()) }
}

extension MultiDatePicker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection, Text(titleKey))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection, Text(title))
  }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) { self.init(selection, from: bounds.lowerBound, upTo: bounds.upperBound, Text(titleKey)) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) { self.init(selection, from: bounds.lowerBound, upTo: bounds.upperBound, Text(title)) }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) { self.init(selection, from: bounds.lowerBound, Text(titleKey)) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) { self.init(selection, from: bounds.lowerBound, Text(title)) }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) { self.init(selection, upTo: bounds.upperBound, Text(titleKey)) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) { self.init(selection, upTo: bounds.upperBound, Text(title)) }
}
