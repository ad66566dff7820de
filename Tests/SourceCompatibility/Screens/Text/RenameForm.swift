import SwiftUI

struct RenameForm: View {
  @State private var name = "Swift"
  @State private var saved = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Button("Save") { saved = name }
      Text("Saved: \(saved)")
    }
  }
}

let renameForm = CompatibilityScreen(
  "rename-form", from: "developer.apple.com/documentation/swiftui/textfield",
  content: { RenameForm() },
  walk: { user in
    user.type("!", into: "Name")
    user.tap("Save")
    user.expect("the binding has each keystroke") { $0.contains("Saved: Swift!") }
  })
