import SwiftUI

private struct Contact: Identifiable {
  let id: Int
  var name: String
}

private struct ContactSheets: View {
  @State private var shown: Contact?
  @State private var events: [String] = []

  var body: some View {
    // swift-format-ignore: OnlyOneTrailingClosureArgument
    VStack {
      Button("Anna") { shown = Contact(id: 1, name: "Anna") }
      Button("Bruno") { shown = Contact(id: 2, name: "Bruno") }
      Text("item: \(shown?.name ?? "none")")
      Text("log: \(events.joined(separator: ", "))")
    }
    .sheet(item: $shown, onDismiss: { events.append("dismissed") }) { contact in
      ContactSheet(contact: contact, shown: $shown) { events.append($0) }
    }
  }
}

private struct ContactSheet: View {
  let contact: Contact
  @Binding var shown: Contact?
  let tell: (String) -> Void
  @State private var note = ""

  var body: some View {
    Form {
      Text("Card of \(contact.name)")
      TextField("Note", text: $note)
      Button("Rename") { shown?.name += "!" }
      Button("Next") { shown = Contact(id: 3, name: "Carla") }
    }
    .onAppear { tell("appear \(contact.name)") }
    .onDisappear { tell("disappear \(contact.name)") }
  }
}

let sheetByItem = CompatibilityScreen(
  "sheet-by-item",
  from: "developer.apple.com/documentation/swiftui/view/sheet(item:ondismiss:content:)",
  "evidence: sheet-item-replaced-ondismiss-between",
  content: { ContactSheets() },
  walk: { user in
    user.tap("Bruno")
    user.type("call", into: "Note")
    user.tap("Rename")
    user.expect("an item with the same identity keeps the sheet and its state") {
      $0.contains("Card of Bruno!") && $0.contains("call")
    }
    user.tap("Next")
    user.expect("another identity is another sheet with its own state") {
      $0.contains("Card of Carla") && !$0.contains("call")
    }
    user.dismiss(.drag)
    user.expect("closing sets the item to nil") { $0.contains("item: none") }
    user.expect("onDismiss ran between the two sheets") {
      $0.contains("appear Bruno, dismissed")
        && $0.contains("appear Carla, dismissed, disappear Carla")
    }
  })
