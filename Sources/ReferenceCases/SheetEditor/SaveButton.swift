import SwiftUI

/// Keeps a draft, and commits it with a button. Closing the sheet in another way drops the draft.
struct SaveButtonEditor: View {
  @ObservedObject var store: ProfileStore
  @Environment(\.presentationMode) private var presentationMode
  @State private var draft: String

  init(store: ProfileStore) {
    self.store = store
    _draft = State(initialValue: store.name)
  }

  var body: some View {
    VStack {
      TextField("Name", text: $draft)
      Button("Save") {
        store.name = draft
        presentationMode.wrappedValue.dismiss()
      }
      Button("Cancel", role: .cancel) { presentationMode.wrappedValue.dismiss() }
    }
  }
}

/// The same, but a sheet with a changed draft cannot be dragged away.
struct GuardedEditor: View {
  @ObservedObject var store: ProfileStore
  @Environment(\.presentationMode) private var presentationMode
  @State private var draft: String

  init(store: ProfileStore) {
    self.store = store
    _draft = State(initialValue: store.name)
  }

  var body: some View {
    VStack {
      TextField("Name", text: $draft)
      Button("Save") {
        store.name = draft
        presentationMode.wrappedValue.dismiss()
      }
      Button("Cancel", role: .cancel) { presentationMode.wrappedValue.dismiss() }
    }
    .interactiveDismissDisabled(draft != store.name)
  }
}
