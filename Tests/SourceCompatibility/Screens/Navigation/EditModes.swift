import SwiftUI

private struct Names: View {
  @Binding var names: [String]
  @Environment(\.editMode) private var editMode

  var body: some View {
    List {
      Text(editMode?.wrappedValue.isEditing == true ? "Editing" : "Reading")
      ForEach(names, id: \.self) { Text($0) }
        .onDelete { names.remove(atOffsets: $0) }
        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}

private struct EditModesView: View {
  @State private var names = ["Ada", "Bo", "Cy"]
  @State private var own = EditMode.inactive

  var body: some View {
    NavigationStack {
      Names(names: $names)
        .navigationTitle("Names: \(names.joined())")
        .toolbar {
          ToolbarItem(placement: .primaryAction) { EditButton() }
          ToolbarItem(placement: .bottomBar) {
            NavigationLink("Own mode") {
              VStack {
                Names(names: $names)
                Button("Toggle") { own = own.isEditing ? .inactive : .active }
              }
              .environment(\.editMode, $own)
            }
          }
        }
    }
  }
}

let editModes = CompatibilityScreen(
  "edit-modes", from: "developer.apple.com/documentation/swiftui/editmode",
  "developer.apple.com/documentation/swiftui/editbutton",
  content: { EditModesView() },
  walk: { user in
    user.expect("nobody edits at first") { $0.contains("Reading") && $0.contains("Edit") }
    user.tap("Edit")
    user.expect("the button turns the mode on") { $0.contains("Editing") && $0.contains("Done") }
    user.deleteInEditMode("Bo")
    user.expect("a row is deleted") { $0.contains("Names: AdaCy") }
    user.move("Ada", after: "Cy")
    user.expect("a row is moved") { $0.contains("Names: CyAda") }
    user.tap("Done")
    user.expect("and off") { $0.contains("Reading") }
    user.tap("Own mode")
    user.tap("Toggle")
    user.expect("the app's own mode counts where it is set") { $0.contains("Editing") }
  })
