import SwiftUI

private struct Mail: Identifiable {
  let id: Int
  var subject: String
}

private struct MailSelection: View {
  @State private var mails = (1...4).map { Mail(id: $0, subject: "Mail \($0)") }
  @State private var chosen = Set<Mail.ID>()
  @Environment(\.editMode) private var outerMode

  var body: some View {
    NavigationView {
      List(selection: $chosen) {
        ForEach(mails) { mail in NavigationLink(mail.subject) { Text("Body \(mail.id)") } }
          .onDelete { mails.remove(atOffsets: $0) }
        Text("Chosen: \(chosen.sorted().map(String.init).joined(separator: ","))")
          .selectionDisabled()
      }
      .navigationBarTitle("Inbox", displayMode: .inline)
      .navigationBarItems(
        leading: EditButton(),
        trailing: Button("Trash") {
          mails.removeAll { chosen.contains($0.id) }
          chosen = []
        }
        .disabled(chosen.isEmpty))
    }
    .navigationViewStyle(.stack)
  }
}

let mailSelection = CompatibilityScreen(
  "mail-selection",
  from: "developer.apple.com/documentation/swiftui/list#Supporting-multiple-selection",
  "developer.apple.com/documentation/swiftui/editbutton",
  content: { MailSelection() },
  walk: { user in
    user.tap("Mail 2")
    user.expect("out of the edit mode a link is followed") { $0.contains("Body 2") }
    user.goBack()
    user.tap("Edit")
    user.tap("Mail 2")
    user.tap("Mail 4")
    user.expect("in it rows are selected") { $0.texts.contains("Chosen: 2,4") }
    user.tap("Mail 2")
    user.expect("a second tap takes one out") { $0.texts.contains("Chosen: 4") }
    user.tap("Trash")
    user.expect("what was chosen is gone") {
      !$0.contains("Mail 4") && $0.contains("Mail 2") && $0.texts.contains("Chosen: ")
    }
  })
