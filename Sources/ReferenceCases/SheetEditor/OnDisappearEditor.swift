import SwiftUI

/// Keeps a draft, and commits it when the sheet goes away, however that happens.
struct OnDisappearEditor: View {
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
      Button("Save") { presentationMode.wrappedValue.dismiss() }
    }
    .onDisappear { store.name = draft }
  }
}

/// Has no draft: each keystroke is in the store.
struct LiveEditor: View {
  @ObservedObject var store: ProfileStore
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    VStack {
      TextField("Name", text: $store.name)
      Button("Save") { presentationMode.wrappedValue.dismiss() }
    }
  }
}
