import SwiftUI

private final class Profile: ObservableObject {
  @Published var name = "Swift"
  @Published var saves = 0
  func save(_ name: String) {
    self.name = name
    saves += 1
  }
}

private struct DraftSheetScreen: View {
  @StateObject private var profile = Profile()
  @State private var isEditing = false

  var body: some View {
    VStack {
      Text("name \(profile.name), saved \(profile.saves) times")
      Button("Edit profile") { isEditing = true }
    }
    .sheet(isPresented: $isEditing) { DraftForm(profile: profile) }
  }
}

private struct DraftForm: View {
  @ObservedObject var profile: Profile
  @State private var draft: String
  @Environment(\.dismiss) private var dismiss

  init(profile: Profile) {
    self.profile = profile
    _draft = State(initialValue: profile.name)
  }

  var body: some View {
    NavigationView {
      Form { TextField("Name", text: $draft) }
        .navigationBarTitle("Profile", displayMode: .inline)
        .navigationBarItems(
          leading: Button("Cancel") { dismiss() },
          trailing: Button("Save") {
            profile.save(draft)
            dismiss()
          })
    }
  }
}

let draftSheet = CompatibilityScreen(
  "draft-sheet",
  from: "developer.apple.com/documentation/swiftui/view/sheet(ispresented:ondismiss:content:)",
  "developer.apple.com/documentation/swiftui/state/init(initialvalue:)",
  content: { DraftSheetScreen() },
  walk: { user in
    user.tap("Edit profile")
    user.type("UI", into: "Name")
    user.tap("Cancel")
    user.expect("cancel drops the draft") { $0.contains("name Swift, saved 0 times") }
    user.tap("Edit profile")
    user.type("!", into: "Name")
    user.dismiss(.drag)
    user.expect("so does dragging it away") { $0.contains("name Swift, saved 0 times") }
    user.tap("Edit profile")
    user.type("UI", into: "Name")
    user.tap("Save")
    user.expect("save keeps it, once") { $0.contains("name SwiftUI, saved 1 times") }
    user.tap("Edit profile")
    user.expect("the next draft begins with what was saved") { $0.contains("SwiftUI") }
  })
