import SwiftUI

/// The notes of the app: an object that every screen observes.
final class NoteStore: ObservableObject {
  struct Note: Identifiable {
    let id: Int
    var title: String
  }
  @Published var notes = [Note(id: 1, title: "Milk"), Note(id: 2, title: "Rent")]

  func rename(_ id: Int, to title: String) {
    guard let index = notes.firstIndex(where: { $0.id == id }) else { return }
    notes[index].title = title
  }
}

struct NoteList: View {
  @ObservedObject var store: NoteStore
  let commitsInUIKit: Bool

  var body: some View {
    NavigationView {
      List {
        ForEach(store.notes) { note in
          NavigationLink(
            destination: NoteEditor(
              store: store, id: note.id, title: note.title, commitsInUIKit: commitsInUIKit)
          ) {
            Text(note.title)
          }
        }
        .onDelete { store.notes.remove(atOffsets: $0) }
      }
      .listStyle(PlainListStyle())
      .navigationBarTitle("Notes")
    }
  }
}

struct NoteEditor: View {
  let store: NoteStore
  let id: Int
  @State var title: String
  let commitsInUIKit: Bool

  var body: some View {
    Form {
      TextField("Title", text: $title)
        .textFieldStyle(RoundedBorderTextFieldStyle())
    }
    .padding()
    .modifier(CommitOnLeaving(isUIKit: commitsInUIKit) { store.rename(id, to: title) })
  }
}

/// Commits as the screen goes, by SwiftUI's hook or by UIKit's.
struct CommitOnLeaving: ViewModifier {
  let isUIKit: Bool
  let commit: () -> Void

  func body(content: Content) -> some View {
    Group {
      if isUIKit {
        content.background(LeavingHook(commit: commit))
      } else {
        content.onDisappear(perform: commit)
      }
    }
  }
}

struct LeavingHook: UIViewControllerRepresentable {
  let commit: () -> Void

  func makeUIViewController(context: UIViewControllerRepresentableContext<LeavingHook>)
    -> UIViewController
  { context.coordinator }
  func updateUIViewController(_ controller: UIViewController, context: Context) {
    context.coordinator.commit = commit
  }
  func makeCoordinator() -> Coordinator { Coordinator(commit: commit) }

  final class Coordinator: UIViewController {
    var commit: () -> Void
    init(commit: @escaping () -> Void) {
      self.commit = commit
      super.init(nibName: nil, bundle: nil)
    }
    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("made in code only") }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      commit()
    }
  }
}

struct NoteList_Previews: PreviewProvider {
  static var previews: some View { NoteList(store: NoteStore(), commitsInUIKit: false) }
}
