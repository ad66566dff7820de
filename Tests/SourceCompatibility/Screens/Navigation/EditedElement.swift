import SwiftUI

struct Chore: Identifiable, Hashable {
  let id: Int
  var title: String
}

private struct ChoreEditor: View {
  @Binding var chore: Chore
  var body: some View {
    Form { TextField("Title", text: $chore.title) }
      .navigationTitle("Chore \(chore.id)")
  }
}

private struct EditedElementView: View {
  @State private var chores = [Chore(id: 1, title: "Wash"), Chore(id: 2, title: "Cook")]
  @State private var added: Chore?

  var body: some View {
    NavigationStack {
      List {
        ForEach($chores) { $chore in
          NavigationLink(chore.title) { ChoreEditor(chore: $chore) }
        }
        .onDelete { chores.remove(atOffsets: $0) }
      }
      .navigationTitle("Chores")
      .toolbar {
        Button("Add") {
          let new = Chore(id: chores.count + 1, title: "New")
          chores.append(new)
          added = new
        }
      }
      .navigationDestination(item: $added) { chore in
        if let index = chores.firstIndex(where: { $0.id == chore.id }) {
          ChoreEditor(chore: $chores[index])
        }
      }
    }
  }
}

let editedElement = CompatibilityScreen(
  "edited-element", from: "developer.apple.com/documentation/swiftui/foreach",
  "developer.apple.com/documentation/swiftui/view/navigationdestination(item:destination:)",
  content: { EditedElementView() },
  walk: { user in
    user.tap("Wash")
    user.type(" up", into: "Title")
    user.goBack()
    user.expect("the row shows what was typed") { $0.contains("Wash up") && $0.contains("Cook") }
    user.tap("Add")
    user.expect("the new element is shown at once") { $0.contains("Chore 3") }
    user.replace("Title", with: "Sleep")
    user.goBack()
    user.expect("and is edited") { $0.contains("Sleep") && $0.contains("Wash up") }
    user.swipeToDelete("Cook")
    user.tap("Sleep")
    user.expect("a link follows its element") { $0.contains("Chore 3") }
  })
