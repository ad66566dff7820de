import SwiftUI

private enum Scope: String, CaseIterable { case all, recent }

private struct SearchScopesView: View {
  @State private var query = ""
  @State private var scope = Scope.all
  @State private var submitted = "nothing"

  var body: some View {
    NavigationStack {
      List {
        Text("Query \(query), scope \(scope.rawValue), submitted \(submitted)")
      }
      .navigationTitle("Mail")
      .searchable(text: $query, prompt: Text("Search mail"))
      .searchScopes($scope) {
        ForEach(Scope.allCases, id: \.self) { Text($0.rawValue.capitalized) }
      }
      .searchSuggestions {
        ForEach(["unread", "flagged"], id: \.self) { word in
          Text("Suggest \(word)").searchCompletion(word)
        }
      }
      .onSubmit(of: .search) { submitted = query }
    }
  }
}

let searchScopeForms = CompatibilityScreen(
  "search-scopes", from: "developer.apple.com/documentation/swiftui/scoping-a-search-operation",
  "developer.apple.com/documentation/swiftui/suggesting-search-terms",
  content: { SearchScopesView() },
  walk: { user in
    user.expect("suggestions wait for a search") { !$0.contains("Suggest unread") }
    user.focus("Search mail")
    user.expect("a search shows suggestions") { $0.contains("Suggest unread") }
    user.tap("Suggest flagged")
    user.expect("a suggestion fills the field and is submitted") {
      $0.contains("Query flagged, scope all, submitted flagged")
    }
    user.pick("Recent", in: .role(.picker))
    user.expect("a scope writes its binding") { $0.contains("scope recent") }
  })
