import Foundation
import SwiftUI

private struct FormattedDatesScreen: View {
  @State private var days = 0

  private static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "yyyy-MM-dd"
    return formatter
  }()

  var body: some View {
    VStack {
      Text("day \(Self.formatter.string(from: Date(timeIntervalSince1970: Double(days) * 86_400)))")
      Button("Next") { days += 1 }
    }
  }
}

let formattedDates = CompatibilityScreen(
  "formatted-dates", from: "developer.apple.com/documentation/foundation/dateformatter",
  content: { FormattedDatesScreen() },
  walk: { user in
    user.expect("the first day") { $0.contains("day 1970-01-01") }
    user.tap("Next")
    user.expect("the next day") { $0.contains("day 1970-01-02") }
  })
