import SwiftUI

private struct Trip: View {
  @State private var path: [Int] = []
  @State private var log: [String] = []
  @State private var counts: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Text("Path: \(path.map(String.init).joined(separator: "/"))")
        Text("Log: \(log.joined(separator: ", "))")
        Text("Counts: \(counts.map(String.init).joined(separator: ", "))")
        NavigationLink("First day", value: 1)
        NavigationLink(value: 2) { Text("Second day") }
        Button("Whole trip") { path = [1, 2, 3] }
      }
      .onAppear { log.append("appear root") }
      .onDisappear { log.append("disappear root") }
      .navigationTitle("Trip")
      .navigationDestination(for: Int.self) { day in
        VStack {
          Text("Day \(day) of \(path.count)")
          Button("Back to the start") { path.removeAll() }
          Button("One back") { path.removeLast() }
        }
        .onAppear { log.append("appear \(day)") }
        .onDisappear { log.append("disappear \(day)") }
        .navigationTitle("Day \(day)")
      }
    }
    .onChange(of: path) { path in counts.append(path.count) }
  }
}

let tripPath = CompatibilityScreen(
  "trip-path", from: "developer.apple.com/documentation/swiftui/navigationstack",
  "developer.apple.com/documentation/swiftui/view/navigationdestination(for:destination:)",
  content: { Trip() },
  walk: { user in
    user.tap("First day")
    user.expect("a link appends its value to the path") { $0.contains("Day 1 of 1") }
    user.goBack()
    user.expect("going back removes the value") { $0.contains("Path: ") && !$0.contains("Path: 1") }
    user.expect("the pushed screen appears, the root goes, and the other way round") {
      $0.contains("Log: appear root, appear 1, disappear root, appear root, disappear 1")
    }
    user.expect("each change of the path is told once") { $0.contains("Counts: 1, 0") }
    user.tap("Second day")
    user.expect("the destination is made of the value") { $0.contains("Day 2 of 1") }
    user.tap("One back")
    user.tap("Whole trip")
    user.expect("the last value of a path is on top") { $0.contains("Day 3 of 3") }
    user.goBack()
    user.expect("the value before it is below") { $0.contains("Day 2 of 2") }
    user.tap("Back to the start")
    user.expect("an empty path shows the root") { $0.contains("Whole trip") }
  })
