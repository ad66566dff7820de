import SwiftUI

private struct Contact: Identifiable, Hashable {
  let id: String
  var name: String
}

private struct ContactSelection: View {
  @State private var selected: Contact.ID?
  @State private var log: [String] = []
  private let contacts = [
    Contact(id: "a", name: "Ada"), Contact(id: "b", name: "Bo"), Contact(id: "c", name: "Cy"),
  ]

  var body: some View {
    VStack {
      List(contacts, selection: $selected) { contact in
        Text(contact.name).selectionDisabled(contact.id == "c")
      }
      .onChange(of: selected) { old, new in log.append("\(old ?? "none")>\(new ?? "none")") }
      Button("Clear") { selected = nil }
      Text("Selected: \(selected ?? "none")")
      Text("Log: \(log.joined(separator: " "))")
    }
  }
}

private struct ThemeSelection: View {
  @State private var theme: String? = "Light"
  var body: some View {
    List(selection: $theme) {
      Section("Plain") {
        Text("Light").tag("Light")
        Label("Dark", systemImage: "moon").tag("Dark")
      }
      ForEach(["Sea", "Sand"], id: \.self) { Text($0) }
      Text("Theme: \(theme ?? "none")").selectionDisabled()
    }
  }
}

let contactSelection = CompatibilityScreen(
  "contact-selection",
  from: "developer.apple.com/documentation/swiftui/list#Supporting-selection-in-lists",
  "developer.apple.com/documentation/swiftui/view/selectiondisabled(_:)",
  content: { ContactSelection() },
  walk: { user in
    user.tap("Bo")
    user.expect("one tap selects") { $0.contains("Selected: b") }
    user.tap("Ada")
    user.expect("one row at a time") { $0.contains("Selected: a") }
    user.expect("each change is told once") { $0.texts.contains("Log: none>b b>a") }
    user.tap("Clear")
    user.expect("the app may clear it") { $0.texts.contains("Log: none>b b>a a>none") }
  })

let themeSelection = CompatibilityScreen(
  "theme-selection",
  from: "developer.apple.com/documentation/swiftui/list/init(selection:content:)",
  "developer.apple.com/documentation/swiftui/view/tag(_:includeoptional:)",
  content: { ThemeSelection() },
  walk: { user in
    user.tap("Dark")
    user.expect("a tag is what is selected") { $0.contains("Theme: Dark") }
    user.tap("Sand")
    user.expect("or the identity of the element") { $0.contains("Theme: Sand") }
  })
