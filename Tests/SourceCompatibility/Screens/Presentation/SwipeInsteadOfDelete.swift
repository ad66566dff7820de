import SwiftUI

private struct SwipeInsteadOfDelete: View {
  @State private var plain = ["Apple", "Pear"]
  @State private var own = ["Carrot", "Leek"]
  @State private var last = "none"

  var body: some View {
    List {
      Section("Fruit") {
        ForEach(plain, id: \.self) { Text($0) }
          .onDelete { offsets in plain.remove(atOffsets: offsets) }
      }
      Section("Vegetables") {
        ForEach(own, id: \.self) { name in
          Text(name)
            .swipeActions {
              Button("Eat", role: .destructive) { own.removeAll { $0 == name } }
              Button("Cook") { last = "cook \(name)" }.disabled(name == "Leek")
            }
        }
        .onDelete { _ in last = "deleted" }
      }
      Text("Soup")
        .swipeActions(edge: .leading) { Button("Serve") { last = "serve" } }
      Text("last: \(last)")
    }
    .listStyle(.insetGrouped)
  }
}

let swipeInsteadOfDelete = CompatibilityScreen(
  "swipe-instead-of-delete",
  from:
    "developer.apple.com/documentation/swiftui/view/swipeactions(edge:allowsfullswipe:content:)",
  "developer.apple.com/documentation/swiftui/dynamicviewcontent/ondelete(perform:)",
  "evidence: swipeactions-disables-ondelete",
  content: { SwipeInsteadOfDelete() },
  walk: { user in
    user.swipeToDelete("Pear")
    user.expect("onDelete alone gives a delete action") {
      !$0.contains("Pear") && $0.contains("Apple")
    }
    user.swipeToDelete("Leek")
    user.expect("own swipe actions take its place") {
      !$0.contains("Leek") && $0.contains("Carrot") && $0.contains("last: none")
    }
    user.pick("Cook", in: "Carrot")
    user.expect("the second action") { $0.contains("last: cook Carrot") }
    user.pick("Serve", in: "Soup")
    user.expect("a row outside of a ForEach has actions too") { $0.contains("last: serve") }
  })
