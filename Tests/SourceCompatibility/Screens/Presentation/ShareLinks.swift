import SwiftUI

private struct ShareLinks: View {
  private let page = URL(string: "https://example.org/a")!
  private let title = "Send the page"

  var body: some View {
    List {
      ShareLink(item: page)
      ShareLink("Share words", item: "Some words")
      ShareLink(title, item: page, subject: Text("A page"), message: Text("Read this."))
      ShareLink(item: page) { Label("Send", systemImage: "paperplane") }
      ShareLink(items: [page, page]) { Text("Send both") }
    }
  }
}

let shareLinks = CompatibilityScreen(
  "share-links", from: "developer.apple.com/documentation/swiftui/sharelink",
  content: { ShareLinks() },
  walk: { user in
    user.expect("each link shows its words; the first has the system's") {
      $0.contains("Share…") && $0.contains("Share words") && $0.contains("Send the page")
        && $0.contains("Send both")
    }
  })
