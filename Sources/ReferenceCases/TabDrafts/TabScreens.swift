import SwiftUI

/// The records of the case: one note.
final class NoteStore: ObservableObject {
  @Published var note = "milk"
}

/// Two tabs: the note in the first, what is stored in the second.
struct NoteTabs<Editor: View>: View {
  @ObservedObject var store: NoteStore
  @ViewBuilder let editor: () -> Editor

  var body: some View {
    TabView {
      editor()
        .tabItem { Text("Write") }
      Text("Stored: \(store.note)")
        .tabItem { Text("Read") }
    }
  }
}

/// Commits its draft when its tab goes away.
struct OnDisappearNote: View {
  @ObservedObject var store: NoteStore
  @State private var draft: String

  init(store: NoteStore) {
    self.store = store
    _draft = State(initialValue: store.note)
  }

  var body: some View {
    TextField("Note", text: $draft)
      .onDisappear { store.note = draft }
  }
}

/// Commits its draft when the field loses the keyboard.
struct FocusLossNote: View {
  @ObservedObject var store: NoteStore
  @State private var draft: String
  @FocusState private var isFocused: Bool

  init(store: NoteStore) {
    self.store = store
    _draft = State(initialValue: store.note)
  }

  var body: some View {
    TextField("Note", text: $draft)
      .focused($isFocused)
      .onChange(of: isFocused) { isFocused in
        if !isFocused { store.note = draft }
      }
  }
}

/// Has no draft: each keystroke is in the store.
struct LiveNote: View {
  @ObservedObject var store: NoteStore

  var body: some View {
    TextField("Note", text: $store.note)
  }
}
