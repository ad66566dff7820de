import SwiftUI

private struct Shifts: View {
  @State private var days: Set<DateComponents> = []
  @State private var log: [String] = []
  var body: some View {
    VStack {
      MultiDatePicker("Shifts", selection: $days)
      Text(days.isEmpty ? "no shifts" : "shifts: \(days.count)")
      Text("log: \(log.joined(separator: ", "))")
    }
    .onChange(of: days.count) { old, new in log.append("\(old)-\(new)") }
  }
}

let multiDates = CompatibilityScreen(
  "multi-dates", from: "developer.apple.com/documentation/swiftui/multidatepicker",
  content: { Shifts() },
  walk: { user in
    user.pickDate("2026-01-05", in: "Shifts")
    user.pickDate("2026-01-07", in: "Shifts")
    user.expect("each day is added to the set") {
      $0.contains("shifts: 2") && $0.contains("log: 0-1, 1-2")
    }
    user.pickDate("2026-01-05", in: "Shifts")
    user.expect("a day that is picked again leaves the set") {
      $0.contains("shifts: 1") && $0.contains("2026-01-07")
    }
  })
