import SwiftUI

private struct SearchPlacesView: View {
  @State private var sidebarQuery = ""
  @State private var detailQuery = ""
  private let prompt = "In the detail"

  var body: some View {
    NavigationSplitView {
      List(
        ["Pine", "Palm"].filter { sidebarQuery.isEmpty || $0.contains(sidebarQuery) }, id: \.self
      ) {
        Text($0)
      }
      .searchable(text: $sidebarQuery, placement: .sidebar, prompt: "In the sidebar") {
        Text("Trees with i").searchCompletion("i")
        Label("Trees with m", systemImage: "tree").searchCompletion("m")
      }
    } detail: {
      Text("Detail query \(detailQuery)")
        .searchable(text: $detailQuery, prompt: prompt)
    }
  }
}

let searchPlaces = CompatibilityScreen(
  "search-places", from: "developer.apple.com/documentation/swiftui/searchfieldplacement",
  "developer.apple.com/documentation/swiftui/suggesting-search-terms", on: .wide,
  content: { SearchPlacesView() },
  walk: { user in
    user.type("m", into: "In the sidebar")
    user.expect("each column has its search") { $0.contains("Palm") && !$0.contains("Pine") }
    user.tap("Trees with i")
    user.expect("a suggestion takes the text's place") { $0.contains("Pine") }
    user.type("oak", into: "In the detail")
    user.expect("the other column's search is another") {
      $0.contains("Detail query oak") && $0.contains("Pine")
    }
  })
