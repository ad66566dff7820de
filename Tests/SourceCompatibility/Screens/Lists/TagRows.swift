import SwiftUI

private struct TagRows: View {
  @State private var tags = ["red", "green"]

  var body: some View {
    List {
      ForEach($tags, id: \.self) { $tag in TextField("Tag", text: $tag) }
        .onMove { tags.move(fromOffsets: $0, toOffset: $1) }
        .onDelete { tags.remove(atOffsets: $0) }
      Text("Tags: \(tags.joined(separator: ","))")
    }
  }
}

let tagRows = CompatibilityScreen(
  "tag-rows", from: "id-contains-edited-value-loses-focus",
  "developer.apple.com/documentation/swiftui/foreach/init(_:id:content:)",
  content: { TagRows() },
  walk: { user in
    user.type("!?", into: "red")
    user.expect("the first key makes another row, which has no focus") {
      $0.contains("Tags: red!,green")
    }
    user.move("green", after: nil)
    user.expect("rows of values move") { $0.contains("Tags: green,red!") }
    user.swipeToDelete("red!")
    user.expect("and go") { $0.contains("Tags: green") && !$0.contains("red") }
  })
