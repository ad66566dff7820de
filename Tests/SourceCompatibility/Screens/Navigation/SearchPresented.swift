import SwiftUI

private struct Token: Identifiable, Hashable {
  let id: String
}

private struct SearchPresentedView: View {
  @State private var query = ""
  @State private var isSearching = false
  @State private var tokens: [Token] = []
  @State private var tokenQuery = ""

  var body: some View {
    NavigationStack {
      VStack {
        Text("Search \(isSearching ? "on" : "off"), query \(query)")
        Button("Search now") { isSearching = true }
        Button("Search no more") { isSearching = false }
        NavigationLink("With tokens") {
          VStack {
            Text("Tokens: \(tokens.map(\.id).joined(separator: "+")), query \(tokenQuery)")
            Button("Add a token") { tokens = [Token(id: "from Ada")] }
          }
          .searchable(text: $tokenQuery, tokens: $tokens, prompt: "With tokens") { token in
            Text(token.id)
          }
        }
      }
      .searchable(text: $query, isPresented: $isSearching, prompt: "Anything")
    }
  }
}

let searchPresented = CompatibilityScreen(
  "search-presented",
  from:
    "developer.apple.com/documentation/swiftui/view/searchable(text:ispresented:placement:prompt:)",
  "developer.apple.com/documentation/swiftui/view/searchable(text:tokens:placement:prompt:token:)",
  content: { SearchPresentedView() },
  walk: { user in
    user.tap("Search now")
    user.expect("the flag starts the search") { $0.contains("Cancel") }
    user.type("x")
    user.expect("the field has the keyboard") { $0.contains("Search on, query x") }
    user.tap("Cancel")
    user.expect("cancelling resets the flag and clears the text") {
      $0.contains("Search off") && !$0.contains("query x")
    }
    user.focus("Anything")
    user.expect("a person who uses the field sets the flag") { $0.contains("Search on") }
    user.tap("Search no more")
    user.expect("the app ends the search") { $0.contains("Search off") && !$0.contains("Cancel") }
    user.tap("With tokens")
    user.tap("Add a token")
    user.expect("a token is shown") { $0.texts.contains("from Ada") }
  })
