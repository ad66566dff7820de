import SwiftUI

private struct ContactFieldsScreen: View {
  @State private var mail = ""
  @State private var phone = ""
  @State private var site = ""
  @State private var isLocked = false

  var body: some View {
    Form {
      TextField("Mail", text: $mail)
        .keyboardType(.emailAddress).textContentType(.emailAddress)
        .textInputAutocapitalization(.never)
      TextField("Phone", text: $phone).keyboardType(.phonePad).textFieldStyle(.plain)
      TextField("Site", text: $site).keyboardType(.URL).submitLabel(.done)
        .textFieldStyle(RoundedBorderTextFieldStyle())
      Toggle("Locked", isOn: $isLocked)
      Text("mail \(mail).")
    }
    .disabled(false)
    .scrollDismissesKeyboard(.immediately)
  }
}

let contactFields = CompatibilityScreen(
  "contact-fields", from: "developer.apple.com/documentation/swiftui/view/keyboardtype(_:)",
  content: { ContactFieldsScreen() },
  walk: { user in
    user.type("a@b.c", into: "Mail")
    user.expect("the text is as typed") { $0.contains("mail a@b.c.") }
    user.toggle("Locked")
    user.clear("Mail")
    user.expect("a cleared field is empty") { $0.contains("mail .") }
  })
