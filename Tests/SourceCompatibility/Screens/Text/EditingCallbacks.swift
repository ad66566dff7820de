import SwiftUI

private struct EditingCallbacksScreen: View {
  @State private var name = ""
  @State private var mail = ""
  @State private var log: [String] = []

  var body: some View {
    VStack {
      TextField(
        "Name", text: $name,
        onEditingChanged: { isEditing in log.append(isEditing ? "begin" : "end") },
        onCommit: { log.append("commit \(name)") })
      TextField("Mail", text: $mail, onCommit: { log.append("mail") })
      Text("log: \(log.joined(separator: ", "))")
    }
  }
}

let editingCallbacks = CompatibilityScreen(
  "editing-callbacks",
  from:
    "developer.apple.com/documentation/swiftui/textfield/init(_:text:oneditingchanged:oncommit:)",
  content: { EditingCallbacksScreen() },
  walk: { user in
    user.type("Al", into: "Name")
    user.expect("editing has begun once") { $0.contains("log: begin") }
    user.focus("Mail")
    user.expect("editing ends when focus moves") { $0.contains("log: begin, end") }
    user.pressReturn()
    user.expect("the other field commits") { $0.contains("log: begin, end, mail") }
  })
