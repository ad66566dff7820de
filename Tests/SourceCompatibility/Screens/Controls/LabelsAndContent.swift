import SwiftUI

private struct Profile: View {
  @State private var height = 1.5
  @State private var name = "Ada"
  var body: some View {
    Form {
      Label("Profile", systemImage: "person")
      Label("Photo", image: "photo").labelStyle(.iconOnly)
      Label {
        Text("Since").bold()
        Text("1843")
      } icon: {
        Image(systemName: "calendar")
      }
      LabeledContent("Name", value: name)
      LabeledContent("Height", value: height, format: .number)
      LabeledContent("Edit name") { TextField("New name", text: $name) }
      LabeledContent {
        Button("Grow") { height += 0.25 }
      } label: {
        Text("Size")
        Text("in metres")
      }
    }
  }
}

let labelsAndContent = CompatibilityScreen(
  "labels-and-content", from: "developer.apple.com/documentation/swiftui/label",
  "developer.apple.com/documentation/swiftui/labeledcontent",
  content: { Profile() },
  walk: { user in
    user.type(" L", into: "New name")
    user.expect("a value is shown beside its label") { $0.contains("Ada L") }
    user.tap("Grow")
    user.expect("a control beside a label can be used") { $0.contains("1.75") }
  })
