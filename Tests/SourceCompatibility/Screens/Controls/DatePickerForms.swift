import SwiftUI

private func day(_ number: Int, _ hour: Int = 9) -> Date {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = TimeZone(identifier: "UTC")!
  return calendar.date(from: DateComponents(year: 2026, month: 1, day: number, hour: hour))!
}

private struct Booking: View {
  @State private var arrival = day(10)
  @State private var departure = day(12, 8)
  @State private var birthday = day(1)
  @State private var log: [String] = []

  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    return calendar
  }
  private func words(_ date: Date) -> String {
    let parts = calendar.dateComponents([.day, .hour], from: date)
    return "\(parts.day!)/\(parts.hour!)"
  }

  var body: some View {
    Form {
      DatePicker("Arrival", selection: $arrival, displayedComponents: .date)
      DatePicker(selection: $departure, in: arrival..., displayedComponents: [.date]) {
        Text("Departure")
      }
      .datePickerStyle(.compact)
      DatePicker("Birthday", selection: $birthday, in: ...day(31, 23))
        .datePickerStyle(GraphicalDatePickerStyle())
      Text("arrive \(words(arrival)), leave \(words(departure)), born \(words(birthday))")
      Text("log: \(log.joined(separator: ", "))")
    }
    .environment(\.timeZone, TimeZone(identifier: "UTC")!)
    .environment(\.calendar, calendar)
    .onChange(of: arrival) { log.append("arrival") }
    .onChange(of: departure) { log.append("departure") }
  }
}

let datePickerForms = CompatibilityScreen(
  "date-picker-forms", from: "developer.apple.com/documentation/swiftui/datepicker",
  content: { Booking() },
  walk: { user in
    user.pickDate("2026-01-20", in: "Departure")
    user.expect("another day keeps the time") {
      $0.contains("arrive 10/9, leave 20/8") && $0.contains("log: departure")
    }
    user.pickDate("2026-01-11", in: "Arrival")
    user.expect("another picker is not touched") {
      $0.contains("arrive 11/9, leave 20/8") && $0.contains("log: departure, arrival")
    }
    user.pickDate("2026-01-02", in: "Birthday")
    user.expect("a picker of date and time shows both") {
      $0.contains("born 2/9") && $0.contains("2026-01-02 09:00")
    }
  })
