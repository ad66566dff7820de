import SwiftUI

private struct Song: Identifiable {
  let id = UUID()
  let title: String
}

private struct ActionSheets: View {
  @State private var isSorting = false
  @State private var song: Song?
  @State private var last = "nothing"

  var body: some View {
    VStack {
      Button("Sort") { isSorting = true }
        .actionSheet(isPresented: $isSorting) {
          ActionSheet(
            title: Text("Sort by"), message: Text("The order is kept."),
            buttons: [
              .default(Text("Title")) { last = "title" },
              .destructive(Text("Shuffle"), action: { last = "shuffle" }),
              .cancel(Text("Leave")) { last = "left" },
            ])
        }
      Button("Song") { song = Song(title: "Blue") }
        .actionSheet(item: $song) { song in
          ActionSheet(
            title: Text(song.title),
            buttons: [.default(Text("Play"), action: { last = "play" }), .cancel()])
        }
      Text("last: \(last)")
    }
  }
}

let actionSheets = CompatibilityScreen(
  "action-sheets",
  from: "developer.apple.com/documentation/swiftui/actionsheet",
  "developer.apple.com/documentation/swiftui/view/actionsheet(item:content:)",
  content: { ActionSheets() },
  walk: { user in
    user.tap("Sort")
    user.expect("title, message and buttons") {
      $0.contains("Sort by") && $0.contains("The order is kept.") && $0.contains("Title")
        && $0.contains("Shuffle") && $0.contains("Leave")
    }
    user.tap("Shuffle")
    user.expect("the action ran") { $0.contains("last: shuffle") }
    user.tap("Song")
    user.expect("the item gives the title; cancel has its standard label") {
      $0.contains("Blue") && $0.contains("Play") && $0.contains("Cancel")
    }
    user.tap("Cancel")
    user.expect("cancel only closes") { $0.contains("last: shuffle") }
  })
