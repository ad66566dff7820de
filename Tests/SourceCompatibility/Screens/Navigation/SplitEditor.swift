import SwiftUI

private struct Contact: Identifiable, Hashable {
  let id: Int
  var name: String
}

private struct SplitEditorView: View {
  @State private var contacts = [Contact(id: 1, name: "Ada"), Contact(id: 2, name: "Grace")]
  @State private var selection: Int?

  var body: some View {
    NavigationSplitView {
      List(selection: $selection) {
        ForEach(contacts) { contact in
          NavigationLink(value: contact.id) { Text(contact.name) }
            .swipeActions { Button("Delete", role: .destructive) { delete(contact.id) } }
        }
      }
      .navigationTitle("Contacts")
    } detail: {
      if let index = contacts.firstIndex(where: { $0.id == selection }) {
        Form {
          TextField("Name", text: $contacts[index].name)
          Button("Delete this") { delete(contacts[index].id) }
        }
        .id(contacts[index].id)
      } else {
        ContentUnavailableView("No contact", systemImage: "person")
      }
    }
  }

  private func delete(_ id: Int) {
    contacts.removeAll { $0.id == id }
    if selection == id { selection = nil }
  }
}

let splitEditor = CompatibilityScreen(
  "split-editor", from: "developer.apple.com/documentation/swiftui/navigationsplitview",
  on: .wide,
  content: { SplitEditorView() },
  walk: { user in
    user.tap("Ada")
    user.type("!", into: "Name")
    user.expect("the row follows the detail's field") { $0.texts.contains("Ada!") }
    user.tap("Grace")
    user.expect("the field is the other contact's") { $0.contains("Name") && $0.contains("Ada!") }
    user.tap("Delete this")
    user.expect("the detail of a deleted row goes") {
      $0.contains("No contact") && !$0.contains("Grace")
    }
  })

let splitEditorNarrow = CompatibilityScreen(
  "split-editor-narrow", from: "developer.apple.com/documentation/swiftui/navigationsplitview",
  content: { SplitEditorView() },
  walk: { user in
    user.tap("Ada")
    user.replace("Name", with: "Alan")
    user.swipeBack(.cancelled)
    user.expect("a cancelled swipe leaves the detail") { $0.contains("Delete this") }
    user.swipeBack(.completed)
    user.expect("a swipe goes back, the edit is kept") { $0.contains("Alan") }
    user.tap("Alan")
    user.tap("Delete this")
    user.expect("the row's end is the way back") {
      $0.contains("Grace") && !$0.contains("Alan") && !$0.contains("Delete this")
    }
  })
