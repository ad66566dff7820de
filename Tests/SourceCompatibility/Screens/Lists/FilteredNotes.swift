import SwiftUI

private struct Memo: Identifiable {
  let id: Int
  var text: String
}

private struct FilteredNotes: View {
  @State private var memos = [
    Memo(id: 1, text: "apple"), Memo(id: 2, text: "pear"), Memo(id: 3, text: "plum"),
  ]
  @State private var query = ""

  private var found: [Memo] {
    query.isEmpty ? memos : memos.filter { $0.text.localizedCaseInsensitiveContains(query) }
  }

  private func text(of memo: Memo) -> Binding<String> {
    Binding(
      get: { memos.first { $0.id == memo.id }?.text ?? "" },
      set: { text in
        guard let index = memos.firstIndex(where: { $0.id == memo.id }) else { return }
        memos[index].text = text
      })
  }

  var body: some View {
    NavigationStack {
      List {
        ForEach(found) { memo in TextField("Memo \(memo.id)", text: text(of: memo)) }
          .onDelete { offsets in
            let gone = offsets.map { found[$0].id }
            memos.removeAll { gone.contains($0.id) }
          }
        Text("Memos: \(memos.map(\.text).joined(separator: ","))")
      }
      .overlay { if found.isEmpty { ContentUnavailableView.search(text: query) } }
      .searchable(text: $query, prompt: "Find")
      .navigationTitle("Memos")
    }
  }
}

let filteredNotes = CompatibilityScreen(
  "filtered-notes",
  from: "developer.apple.com/documentation/swiftui/view/searchable(text:placement:prompt:)",
  "developer.apple.com/documentation/swiftui/contentunavailableview/search(text:)",
  content: { FilteredNotes() },
  walk: { user in
    user.type("pl", into: "Find")
    user.expect("only what matches") { $0.contains("plum") && !$0.texts.contains("pear") }
    user.type("s", into: "Memo 3")
    user.expect("a filtered row writes into its own memo") {
      $0.texts.contains("Memos: apple,pear,plums")
    }
    user.replace("Memo 3", with: "fig")
    user.expect("a row that no longer matches goes with its first key") {
      $0.texts.contains("Memos: apple,pear,f")
    }
    user.swipeToDelete("Memo 1")
    user.expect("offsets are those of the filtered rows") { $0.texts.contains("Memos: pear,f") }
    user.clear("Find")
    user.expect("everything is back") { $0.texts.contains("pear") && !$0.contains("apple") }
  })
