import SwiftUI

/// The records of the case: what the app calls its user.
final class ProfileStore: ObservableObject {
  @Published var name = "Ada"
}

/// The screen below the sheet, which is the same for each editor.
struct ProfileScreen<Editor: View>: View {
  @ObservedObject var store: ProfileStore
  @ViewBuilder let editor: () -> Editor
  @State private var isEditing = false

  var body: some View {
    VStack {
      Text("Hello, \(store.name)")
      Button("Edit profile") { isEditing = true }
    }
    .sheet(isPresented: $isEditing, content: editor)
  }
}
