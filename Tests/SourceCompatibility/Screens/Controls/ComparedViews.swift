import SwiftUI

private struct Fixed: View, Equatable {
  let id: Int
  let note: String
  var body: some View { Text("row \(id) \(note)") }
  nonisolated static func == (left: Fixed, right: Fixed) -> Bool { left.id == right.id }
}

private struct Comparing: View {
  @State private var id = 1
  @State private var note = "first"
  var body: some View {
    VStack {
      Fixed(id: id, note: note).equatable()
      EquatableView(content: Fixed(id: id + 10, note: note))
      Button("Other note") { note = "second" }
      Button("Other id") { id += 1 }
      Text("note \(note)")
    }
  }
}

let comparedViews = CompatibilityScreen(
  "compared-views", from: "developer.apple.com/documentation/swiftui/equatableview",
  "developer.apple.com/documentation/swiftui/view/equatable()",
  content: { Comparing() },
  walk: { user in
    user.tap("Other note")
    user.expect("a view that is equal to itself before is not updated") {
      $0.contains("row 1 first") && $0.contains("row 11 first") && $0.contains("note second")
    }
    user.tap("Other id")
    user.expect("one that is not is") {
      $0.contains("row 2 second") && $0.contains("row 12 second")
    }
  })
