import SwiftUI

private struct Song: Identifiable {
  let id: Int
  var title: String
}

private struct EditActionRows: View {
  @State private var songs = ["One", "Two", "Three"].enumerated().map {
    Song(id: $0.offset, title: $0.element)
  }
  @State private var names = ["x", "y"]

  var body: some View {
    VStack {
      List($songs, editActions: .all) { $song in
        TextField("Title \(song.id)", text: $song.title)
          .deleteDisabled(song.id == 0)
      }
      List {
        ForEach($names, id: \.self, editActions: [.delete]) { $name in Text(name) }
        ForEach($songs, editActions: .move) { $song in Text("Song \(song.title)") }
      }
      Text("Songs: \(songs.map(\.title).joined(separator: " "))")
    }
  }
}

let editActionRows = CompatibilityScreen(
  "edit-action-rows",
  from: "developer.apple.com/documentation/swiftui/list/init(_:editactions:rowcontent:)",
  "developer.apple.com/documentation/swiftui/editactions",
  content: { EditActionRows() },
  walk: { user in
    user.swipeToDelete("Title 1")
    user.expect("the list deletes by itself") { $0.contains("Songs: One Three") }
    user.move("Title 2", after: nil)
    user.expect("and moves") { $0.contains("Songs: Three One") }
    user.type("!", into: "Title 2")
    user.expect("the row that moved is its element's") { $0.contains("Songs: Three! One") }
    user.swipeToDelete("x")
    user.expect("a list of values too") { !$0.texts.contains("x") && $0.texts.contains("y") }
  })
