import SwiftUI

private struct RangeRows: View {
  @State private var chosen = 0

  var body: some View {
    List {
      Section("Stars") {
        ForEach(1..<4) { star in Button("\(star) stars") { chosen = star } }
      }
      Section("Guests") {
        ForEach(Range(0...2)) { Text("\($0) guests") }
      }
      Section("Floors") {
        ForEach(1...2, id: \.self) { floor in Text("Floor \(floor)") }
      }
      Section("Nights") {
        ForEach(0..<chosen, id: \.self) { Text("Night \($0)") }
      }
    }
  }
}

private struct DayList: View {
  var body: some View {
    List(0..<7) { day in Text("Day \(day)") }
  }
}

let rangeRows = CompatibilityScreen(
  "range-rows", from: "developer.apple.com/documentation/swiftui/foreach/init(_:content:)",
  "developer.apple.com/documentation/swiftui/foreach/init(_:id:content:)",
  content: { RangeRows() },
  walk: { user in
    user.expect("a half-open range leaves its end out") {
      $0.contains("3 stars") && !$0.contains("4 stars")
    }
    user.expect("a range of a closed one holds its end") { $0.contains("2 guests") }
    user.expect("no night yet") { !$0.contains("Night 0") }
    user.tap("2 stars")
    user.expect("a range with identities follows its data") {
      $0.contains("Night 1") && !$0.contains("Night 2")
    }
    user.tap("1 stars")
    user.expect("and shrinks") { $0.contains("Night 0") && !$0.contains("Night 1") }
  })

let dayList = CompatibilityScreen(
  "day-list", from: "developer.apple.com/documentation/swiftui/list/init(_:rowcontent:)",
  on: .small, content: { DayList() },
  walk: { user in
    user.expect("as many rows as fit") { $0.rowCount == 6 && !$0.contains("Day 6") }
    user.scroll(to: "Day 6")
    user.expect("the last comes on the screen") { !$0.contains("Day 0") && $0.contains("Day 6") }
  })
