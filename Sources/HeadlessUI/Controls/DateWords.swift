import Foundation

/// Dates as a person states them to a date picker: `2026-01-31`, `14:30`, or both.
struct DateWords {
  let calendar: Calendar
  let components: DatePickerComponents

  func words(for date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    var words: [String] = []
    if components.contains(.date) { words.append(Self.day(parts)) }
    if components.contains(.hourAndMinute) {
      words.append(Self.padded(parts.hour, 2) + ":" + Self.padded(parts.minute, 2))
    }
    return words.joined(separator: " ")
  }

  /// The date with the parts that the words name; nil when the picker does not show such parts.
  func date(_ words: String, from date: Date) -> Date? {
    var parts = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second, .nanosecond], from: date)
    for word in words.split(whereSeparator: { $0 == " " || $0 == "T" }) {
      if let day = Self.numbers(word, "-", 3), components.contains(.date) {
        (parts.year, parts.month, parts.day) = (day[0], day[1], day[2])
      } else if let time = Self.numbers(word, ":", 2), components.contains(.hourAndMinute) {
        (parts.hour, parts.minute, parts.second, parts.nanosecond) = (time[0], time[1], 0, 0)
      } else {
        return nil
      }
    }
    return calendar.date(from: parts)
  }

  /// A day as a person states it.
  static func day(_ parts: DateComponents) -> String {
    padded(parts.year, 4) + "-" + padded(parts.month, 2) + "-" + padded(parts.day, 2)
  }

  /// The numbers of a word such as `2026-01-31`, when it has exactly so many.
  static func numbers(_ word: Substring, _ separator: Character, _ count: Int) -> [Int]? {
    let parts = word.split(separator: separator, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    return parts.count == count && numbers.count == count ? numbers : nil
  }

  private static func padded(_ number: Int?, _ width: Int) -> String {
    let text = String(number ?? 0)
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }
}
