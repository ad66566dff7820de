import SwiftUI

private struct Results: View {
  let query: String
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch
  private let names = ["Apple", "Apricot", "Banana"]

  var body: some View {
    List {
      Text(isSearching ? "Searching for \(query)" : "Not searching")
      ForEach(names.filter { query.isEmpty || $0.hasPrefix(query) }, id: \.self) { Text($0) }
      if isSearching { Button("Stop") { dismissSearch() } }
    }
  }
}

private struct SearchFormsView: View {
  @State private var query = ""
  @State private var submitted = "nothing"
  @State private var changes = 0

  var body: some View {
    NavigationStack {
      Results(query: query)
        .navigationTitle("Fruit \(submitted) \(changes)")
        .searchable(
          text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: "Find fruit"
        )
        .onSubmit(of: .search) { submitted = query }
    }
    .onChange(of: query) { changes += 1 }
  }
}

let searchForms = CompatibilityScreen(
  "search-forms",
  from: "developer.apple.com/documentation/swiftui/adding-a-search-interface-to-your-app",
  "developer.apple.com/documentation/swiftui/dismisssearchaction",
  "developer.apple.com/documentation/swiftui/submittriggers/search",
  content: { SearchFormsView() },
  walk: { user in
    user.expect("nobody searches") { $0.contains("Not searching") && $0.contains("Find fruit") }
    user.type("Ap", into: "Find fruit")
    user.expect("each keystroke filters") {
      $0.contains("Searching for Ap") && $0.contains("Apricot") && !$0.contains("Banana")
    }
    user.pressReturn()
    user.expect("the Return key submits the search once") { $0.contains("Fruit Ap 2") }
    user.tap("Stop")
    user.expect("dismissing ends the search and clears the text") {
      $0.contains("Not searching") && $0.contains("Banana") && $0.contains("Fruit Ap 3")
    }
    user.type("B", into: "Find fruit")
    user.tap("Cancel")
    user.expect("and so does the button") {
      $0.contains("Not searching") && $0.contains("Apple")
    }
  })
