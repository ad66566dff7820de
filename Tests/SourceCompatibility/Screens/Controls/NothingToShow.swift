import SwiftUI

private struct Inbox: View {
  @State private var mails: [String] = []
  @State private var query = "Zoo"
  var body: some View {
    if mails.isEmpty {
      ContentUnavailableView {
        Label("No mail", systemImage: "tray")
      } description: {
        Text("New mail appears here.")
      } actions: {
        Button("Fetch") { mails = ["Hello"] }
      }
    } else {
      ForEach(mails, id: \.self) { Text($0) }
      ContentUnavailableView.search(text: query)
      ContentUnavailableView(
        "Archive", systemImage: "archivebox", description: Text("Nothing is archived."))
      Button("Empty") { mails = [] }
    }
  }
}

let nothingToShow = CompatibilityScreen(
  "nothing-to-show", from: "developer.apple.com/documentation/swiftui/contentunavailableview",
  content: { Inbox() },
  walk: { user in
    user.expect("label, description and actions are shown") {
      $0.texts == ["No mail", "New mail appears here.", "Fetch"]
    }
    user.tap("Fetch")
    user.expect("search names what was looked for") {
      $0.contains("Zoo") && $0.contains("Nothing is archived.") && !$0.contains("No mail")
    }
  })
