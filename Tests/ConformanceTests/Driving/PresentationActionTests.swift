import Conformance
import HeadlessUI
import LifecycleModel
import Testing

/// How the actions of a scenario reach menus, dialogs, alerts and the actions of rows.
@MainActor struct PresentationActionTests {
  struct Note: Identifiable {
    let id: Int
    var title: String
  }
  struct Notes: View {
    @State var notes = ["one", "two", "three"].enumerated().map { Note(id: $0, title: $1) }
    @State var asksFor: Note?
    @State var refreshes = 0
    @State var sorts = false
    @State var isFull = false
    var body: some View {
      List {
        ForEach(notes) { note in
          Text(note.title)
            .swipeActions {
              Button("Delete", role: .destructive) { asksFor = note }
              Button("Star") { rename(note) }
            }
            .contextMenu { Button("Copy") { notes.append(Note(id: 9, title: "copy")) } }
        }
      }
      .refreshable { refreshes += 1 }
      Text("refreshed \(refreshes)")
      Menu("Sort") {
        Button("Backwards") { notes.reverse() }
        Button("Ask") { sorts = true }
      }
      .confirmationDialog("How?", isPresented: $sorts) {
        Button("By name") { notes.sort { $0.title < $1.title } }
        Button("Leave it", role: .cancel) { isFull = true }
      }
      Text(isFull ? "left" : "open")
        .alert(item: $asksFor) { note in
          Alert(
            title: Text("Delete \(note.title)?"),
            primaryButton: .destructive(Text("Yes")) { notes.removeAll { $0.id == note.id } },
            secondaryButton: .cancel())
        }
    }
    private func rename(_ note: Note) {
      notes[notes.firstIndex { $0.id == note.id }!].title += "*"
    }
  }

  @Test func pickReachesTheActionsOfARow() throws {
    let app = Simulation { Notes() }
    try app.perform { user in
      user.pick("Star", in: "two")
      user.pick("Delete", in: "three")
      user.tap("Yes")
    }
    #expect(app.screen.contains("two*"))
    #expect(!app.screen.contains("three"))
  }

  @Test func aFullSwipeDoesTheFirstActionOfARow() throws {
    let app = Simulation { Notes() }
    try app.perform { $0.swipeToDelete("one") }
    #expect(app.screen.contains("Delete one?"))
    try app.perform { $0.tap("Cancel") }
    #expect(app.screen.contains("one"))
  }

  @Test func scrollingUpPastTheTopRefreshes() throws {
    let app = Simulation { Notes() }
    try app.perform { $0.scroll(rows: -1) }
    #expect(app.screen.contains("refreshed 1"))
  }

  @Test func aMenuTakesATapOrTheWordsOfAnItem() throws {
    let app = Simulation { Notes() }
    try app.perform { user in
      user.pick("Backwards", in: "Sort")
      user.tap("Sort")
      user.tap("Backwards")
      user.pick("Backwards", in: "Sort")
      user.longPress("one")
      user.tap("Copy")
    }
    #expect(app.screen.texts.prefix(4) == ["three", "two", "one", "copy"])
  }

  @Test func aTouchBesideADialogCancelsIt() throws {
    let app = Simulation { Notes() }
    try app.perform { user in
      user.pick("Ask", in: "Sort")
      user.dismiss(.outside)
    }
    #expect(app.screen.contains("left"))
  }

  struct Checked: View {
    @State var text = ""
    @State var isWrong = false
    var body: some View {
      TextField("number", text: $text)
        .onChange(of: text) { isWrong = text == "x" }
        .alert("Only digits", isPresented: $isWrong) {}
    }
  }

  @Test func whatAnAlertCoversCannotBeTypedIn() throws {
    let app = Simulation { Checked() }
    try app.perform { $0.type("x", into: "number") }
    #expect(throws: DrivingError.self) { try app.perform { $0.type("1") } }
    try app.perform { user in
      user.tap("OK")
      user.type("1")
    }
    #expect(app.screen.contains("x1"))
  }
}
