public import Foundation
package import LifecycleModel
package import LifecycleSimulator

/// A control that picks a date.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// Which parts of a date are picked.
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }
  /// How the picker looks; accepted, not drawn.
  public enum Style: Int, Sendable { case automatic, wheels, compact, inline }

  open var date = CurrentSimulation.date { didSet { clamp() } }
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var datePickerMode = Mode.dateAndTime
  open var preferredDatePickerStyle = Style.automatic
  open var calendar: Calendar! = Calendar(identifier: .gregorian)
  open var locale: Locale?
  open var timeZone: TimeZone?
  open var minuteInterval = 1
  open var countDownDuration: TimeInterval = 0

  /// Changes the date without telling the targets.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  package override var elementRole: ElementRole { .datePicker }
  package override var elementValue: String {
    let day = chosenCalendar.dateComponents([.year, .month, .day], from: date)
    return padded(day.year, 4) + "-" + padded(day.month, 2) + "-" + padded(day.day, 2)
  }

  package override func perform(_ gesture: Gesture) -> Bool {
    guard isElementEnabled, case .pickDate(let text) = gesture else { return false }
    let parts = text.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3 else { return false }
    var components = chosenCalendar.dateComponents([.hour, .minute, .second], from: date)
    (components.year, components.month, components.day) = (parts[0], parts[1], parts[2])
    guard let day = chosenCalendar.date(from: components) else { return false }
    date = day
    sendByHand([.valueChanged, .primaryActionTriggered])
    return true
  }

  private var chosenCalendar: Calendar {
    var calendar = calendar ?? Calendar(identifier: .gregorian)
    if let timeZone { calendar.timeZone = timeZone }
    return calendar
  }

  private func clamp() {
    if let minimumDate, date < minimumDate { date = minimumDate }
    if let maximumDate, date > maximumDate { date = maximumDate }
  }

  private func padded(_ number: Int?, _ width: Int) -> String {
    let text = String(number ?? 0)
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }
}
