// Modelled: partial, documented
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
  /// The time to count down, in seconds; what is picked in the mode for it.
  open var countDownDuration: TimeInterval = 0 { didSet { noteChange() } }
  open var roundsToMinuteInterval = true
  open var datePickerStyle: Style { preferredDatePickerStyle }

  /// Changes the date without telling the targets.
  open func setDate(_ date: Date, animated: Bool) {
    self.date = date
    noteChange()
  }
  /// Whether the picker has been set, by a person or the app, since it came on the screen.
  private var hasChanged = false

  package override var elementRole: ElementRole { .datePicker }
  package override var elementValue: String {
    let day = chosenCalendar.dateComponents([.year, .month, .day], from: date)
    return padded(day.year, 4) + "-" + padded(day.month, 2) + "-" + padded(day.day, 2)
  }

  package override func perform(_ gesture: Touch) -> Bool {
    guard isElementEnabled, case .pickDate(let text) = gesture else { return false }
    guard let picked = moment(text) else { return false }
    date = picked
    let isFirst = !hasChanged
    hasChanged = true
    if datePickerMode == .countDownTimer {
      countDownDuration = picked.timeIntervalSince(chosenCalendar.startOfDay(for: picked))
      if isFirst, let simulator,
        simulator.decide(simulator.behavior.controllers.countdownFirstChange) == .silent
      {
        return true
      }
    }
    sendByHand([.valueChanged, .primaryActionTriggered])
    return true
  }

  private func noteChange() { if attachedWindow != nil { hasChanged = true } }

  /// The moment that a person's words mean: a day, a time, or both with a space between.
  private func moment(_ text: String) -> Date? {
    var components = chosenCalendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: date)
    for word in text.split(separator: " ") {
      let numbers = word.split { $0 == "-" || $0 == ":" }.compactMap { Int($0) }
      if numbers.count == 3, word.contains("-") {
        (components.year, components.month, components.day) = (numbers[0], numbers[1], numbers[2])
      } else if numbers.count == 2, word.contains(":") {
        (components.hour, components.minute, components.second) = (numbers[0], numbers[1], 0)
      } else {
        return nil
      }
    }
    return chosenCalendar.date(from: components)
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
