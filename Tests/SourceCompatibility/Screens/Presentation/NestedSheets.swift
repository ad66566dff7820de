import SwiftUI

private struct NestedSheets: View {
  @State private var isFirst = false
  @State private var isSecond = false
  @State private var events: [String] = []

  var body: some View {
    // swift-format-ignore: OnlyOneTrailingClosureArgument
    VStack {
      Button("Choose a place") { isFirst = true }
      Text("log: \(events.joined(separator: ", "))")
    }
    .sheet(isPresented: $isFirst, onDismiss: { events.append("first gone") }) {
      VStack {
        Text("Countries")
        Button("Cities") { isSecond = true }
        Button("Close countries") { isFirst = false }
      }
      .sheet(isPresented: $isSecond, onDismiss: { events.append("second gone") }) {
        Text("Lisbon")
        Button("Close cities") { isSecond = false }
        Button("Close both") { isFirst = false }
      }
    }
  }
}

let nestedSheets = CompatibilityScreen(
  "nested-sheets",
  from: "developer.apple.com/documentation/swiftui/modal-presentations",
  content: { NestedSheets() },
  walk: { user in
    user.tap("Choose a place")
    user.tap("Cities")
    user.expect("a sheet may present a sheet") {
      $0.contains("Lisbon") && !$0.contains("Countries")
    }
    user.dismiss(.drag)
    user.expect("only the inner one goes") { $0.contains("Countries") }
    user.tap("Close countries")
    user.expect("each is told once, inner first") { $0.contains("log: second gone, first gone") }
  })
