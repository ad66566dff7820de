// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// Which parts of a date a date picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control that picks a date.
///
/// Picking a day (`2026-01-31`) keeps the time, picking a time (`14:30`) keeps the day. What lies
/// outside the range cannot be picked; a time outside it on an allowed day becomes the range's end.
public struct DatePicker<Label: View>: PrimitiveView {
  public typealias Components = DatePickerComponents

  let selection: Binding<Date>
  let lower: Date?
  let upper: Date?
  let components: Components
  let label: Label

  init(
    _ selection: Binding<Date>, from lower: Date? = nil, through upper: Date? = nil,
    _ components: Components, _ label: Label
  ) {
    self.selection = selection
    self.lower = lower
    self.upper = upper
    self.components = components
    self.label = label
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    DatePickerNode(view, context)
  }
}

private final class DatePickerNode<Label: View>: ControlNode<DatePicker<Label>, Label> {
  private var date = Date(timeIntervalSinceReferenceDate: 0)

  override init(_ view: DatePicker<Label>, _ context: _NodeContext) {
    super.init(view, context)
    makeLabel(view.label)
    readValue()
  }
  override func update(_ view: DatePicker<Label>) {
    super.update(view)
    label.update(view.label)
  }
  override func readValue() { date = reading { view.selection.wrappedValue } }

  override var elementRole: ElementRole { .datePicker }
  override var elementValue: String {
    DateWords(calendar: calendar, components: view.components).words(for: date)
  }

  private var calendar: Calendar {
    let values = context.environment.values
    var calendar = values.calendar
    calendar.timeZone = values.timeZone
    return calendar
  }

  override func perform(_ gesture: Touch) -> Bool {
    guard case .pickDate(let words) = gesture, let picked = picked(words) else { return false }
    noteWrite(words)
    view.selection.wrappedValue = picked
    return true
  }

  /// The date that the words mean, or nil when it cannot be picked.
  private func picked(_ words: String) -> Date? {
    let calendar = calendar
    guard
      let picked = DateWords(calendar: calendar, components: view.components)
        .date(words, from: date)
    else { return nil }
    let isDay = view.components.contains(.date)
    if let lower = view.lower, picked < lower {
      return isDay && calendar.isDate(picked, inSameDayAs: lower) ? lower : nil
    }
    if let upper = view.upper, picked > upper {
      return isDay && calendar.isDate(picked, inSameDayAs: upper) ? upper : nil
    }
    return picked
  }
}
