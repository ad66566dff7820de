import SwiftUI

private struct FileItem: Identifiable, Hashable {
  var id: String { name }
  var name: String
  var children: [FileItem]?
}

private let files = [
  FileItem(
    name: "Photos",
    children: [
      FileItem(name: "Summer", children: [FileItem(name: "Beach")]), FileItem(name: "Cat"),
    ]),
  FileItem(name: "Notes"), FileItem(name: "Empty", children: []),
]

private struct FileOutline: View {
  @State private var selection: String?
  var body: some View {
    VStack {
      List(files, children: \.children, selection: $selection) { file in Text(file.name) }
      Text("Selected \(selection ?? "none")")
    }
  }
}

private struct OptionRows: View {
  @State private var isOpen = false
  @State private var name = "Ada"
  @State private var log = ""
  var body: some View {
    Form {
      DisclosureGroup("Advanced", isExpanded: $isOpen) {
        TextField("Name", text: $name)
          .onAppear { log += "appear " }
          .onDisappear { log += "disappear " }
        DisclosureGroup("More") { Toggle("Loud", isOn: .constant(true)) }
      }
      OutlineGroup(files[0], children: \.children) { Text("file \($0.name)") }
      Button("Close") { isOpen = false }
      Text("Log: \(log)")
    }
  }
}

let fileOutline = CompatibilityScreen(
  "file-outline",
  from: "developer.apple.com/documentation/swiftui/list/init(_:children:rowcontent:)",
  "developer.apple.com/documentation/swiftui/outlinegroup",
  content: { FileOutline() },
  walk: { user in
    user.expect("only the top level at first") { $0.rowCount == 3 && !$0.contains("Cat") }
    user.tap("Photos")
    user.expect("a tap opens a level") { $0.contains("Cat") && !$0.contains("Beach") }
    user.tap("Summer")
    user.tap("Beach")
    user.expect("a leaf is selected") { $0.contains("Selected Beach") }
    user.tap("Photos")
    user.expect("closing hides all below") { !$0.texts.contains("Beach") && $0.rowCount == 3 }
  })

let optionRows = CompatibilityScreen(
  "option-rows", from: "developer.apple.com/documentation/swiftui/disclosuregroup",
  content: { OptionRows() },
  walk: { user in
    user.expect("closed content is not there") {
      !$0.contains("Name") && $0.texts.contains("Log: ")
    }
    user.tap("Advanced")
    user.type("!", into: "Name")
    user.expect("open content is used") { $0.contains("Ada!") && $0.texts.contains("Log: appear ") }
    user.tap("Close")
    user.expect("the binding closes it") {
      !$0.contains("Ada!") && $0.texts.contains("Log: appear disappear ")
    }
    user.tap("Advanced")
    user.expect("the state is the screen's") { $0.contains("Ada!") }
  })
