import SwiftUI

private struct DraftRow: View {
  let title: String
  @State private var draft: String
  init(title: String) {
    self.title = title
    _draft = State(initialValue: title)
  }
  var body: some View { TextField("Draft of \(title)", text: $draft) }
}

private struct IdentityRows: View {
  @State private var titles = ["a", "b"]
  @State private var version = 1

  var body: some View {
    VStack {
      List {
        ForEach(titles.indices, id: \.self) { index in DraftRow(title: titles[index]) }
      }
      List { ForEach(titles, id: \.self) { DraftRow(title: "own \($0)") } }
      DraftRow(title: "version \(version)").id(version)
      DraftRow(title: "kept")
      Button("Drop first") { titles.removeFirst() }.disabled(titles.isEmpty)
      Button("Next version") { version += 1 }
    }
  }
}

let identityRows = CompatibilityScreen(
  "identity-rows", from: "index-identity-row-state-shifts",
  "developer.apple.com/documentation/swiftui/view/id(_:)",
  "developer.apple.com/documentation/swiftui/state/init(initialvalue:)",
  content: { IdentityRows() },
  walk: { user in
    user.type("1", into: "Draft of a")
    user.type("2", into: "Draft of own b")
    user.type("3", into: "Draft of version 1")
    user.type("4", into: "Draft of kept")
    user.tap("Drop first")
    user.expect("with an index for identity the state stays at the place") {
      $0.texts.contains("Draft of b") && $0.texts.contains("a1") && !$0.texts.contains("b")
    }
    user.expect("with the element for identity it stays with the element") {
      $0.texts.contains("own b2") && !$0.texts.contains("own a")
    }
    user.tap("Next version")
    user.expect("another id is another view with its first state") {
      $0.texts.contains("version 2") && !$0.contains("version 13")
    }
    user.expect("the view beside it is the same") { $0.texts.contains("kept4") }
  })
