// Modelled: full, documented
public import Foundation
import HeadlessUIKit

extension Text {
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(format.format(input))
  }
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
  // Dates and the like bridge to no object here, and are no `ReferenceConvertible`.
  public init(_ date: Date, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: date) ?? "")
  }
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
  public init(_ date: Date, style: DateStyle) { self.init(verbatim: style.text(for: date)) }
  public init(_ dates: ClosedRange<Date>) {
    self.init(DateInterval(start: dates.lowerBound, end: dates.upperBound))
  }
  public init(_ interval: DateInterval) {
    let format = DateIntervalFormatter()
    format.dateStyle = .long
    format.timeStyle = .short
    self.init(verbatim: format.string(from: interval) ?? "")
  }
  /// - Modelled: partial, inferred. The time is the one at the last evaluation of the body.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let now = pauseTime ?? DateStyle.now
    let time = min(max(now, timerInterval.lowerBound), timerInterval.upperBound)
    let seconds =
      countsDown
      ? timerInterval.upperBound.timeIntervalSince(time)
      : time.timeIntervalSince(timerInterval.lowerBound)
    self.init(verbatim: DateStyle.clock(seconds, showsHours: showsHours))
  }

  /// How a date is written.
  ///
  /// - Modelled: partial, inferred. Times that run are those at the last evaluation of the body.
  public struct DateStyle: Hashable, Sendable, Codable {
    enum Kind: String, Hashable, Sendable, Codable { case date, time, relative, offset, timer }
    let kind: Kind
    public static let date = DateStyle(kind: .date)
    public static let time = DateStyle(kind: .time)
    public static let relative = DateStyle(kind: .relative)
    public static let offset = DateStyle(kind: .offset)
    public static let timer = DateStyle(kind: .timer)
  }
}

extension Text.DateStyle {
  /// The simulation's wall clock.
  static var now: Date {
    // View code runs on the main actor's thread.
    MainActor.assumeIsolated { CurrentSimulation.date }
  }

  func text(for date: Date) -> String {
    let distance = date.timeIntervalSince(Self.now)
    switch kind {
    case .date: return DateFormatter.localizedString(from: date, dateStyle: .long, timeStyle: .none)
    case .time:
      return DateFormatter.localizedString(from: date, dateStyle: .none, timeStyle: .short)
    case .relative: return Self.words(abs(distance))
    case .offset: return (distance < 0 ? "-" : "+") + Self.words(abs(distance))
    case .timer: return Self.clock(abs(distance), showsHours: true)
    }
  }

  /// The two largest units of a length of time.
  private static func words(_ seconds: Double) -> String {
    let units = [("day", 86_400), ("hr", 3_600), ("min", 60), ("sec", 1)]
    var rest = Int(seconds)
    var parts: [String] = []
    for (name, length) in units where rest >= length && parts.count < 2 {
      let count = rest / length
      parts.append("\(count) \(name)" + (name == "day" && count != 1 ? "s" : ""))
      rest %= length
    }
    return parts.isEmpty ? "0 sec" : parts.joined(separator: ", ")
  }

  static func clock(_ seconds: Double, showsHours: Bool) -> String {
    let total = Int(seconds)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    guard showsHours, total >= 3_600 else { return "\(total / 60):\(two(total % 60))" }
    return "\(total / 3_600):\(two(total / 60 % 60)):\(two(total % 60))"
  }
}
