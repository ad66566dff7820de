import Conformance
import HeadlessUI
import LifecycleModel
import LifecycleSimulator
import VirtualTime

/// Ways in which the paper app of a list and a detail screen goes about its records.
struct NoteHabits: Sendable {
  /// What leaving the detail does with the text of its field, or nil for nothing.
  enum Leaving: Sendable {
    case nothing, commit, commitAlways, commitToFirst, commitTwice, append, restoreOld
    case commitAndRestoreDeleted, commitAndClearFirst
  }
  var leaving = Leaving.commit
  var isLive = false
  var cancelKeeps = false
  var keepsDeletedRows = false
  var delay: Duration?
}

/// A list of notes; a row opens a screen with a field.
@MainActor enum Notes {
  static func make(_ habits: NoteHabits, records: Records? = nil)
    -> @MainActor @Sendable (Simulator) -> (PaperApp, Records)
  {
    { simulator in
      let notes = Box(["aaa", "bbb", "ccc"])
      let shown = Box(notes.value)
      let root = PaperScreen("Notes")
      let app = PaperApp(simulator, root: root)
      let deleted = Box("")
      root.rows = {
        let texts = habits.keepsDeletedRows ? shown.value : notes.value
        return texts.indices.map { index in
          let row = PaperElement.link(texts[index]) {
            app.push(detail(index, notes, deleted, habits, app))
          }
          return PaperRow(index, [row]) {
            deleted.value = notes.value[index]
            notes.value.remove(at: index)
          }
        }
      }
      root.elements = [
        PaperElement.button("Reset") { notes.value = ["aaa", "bbb", "ccc"] },
        PaperElement.link("Empty") { app.push(PaperScreen("Empty")) },
      ]
      app.properties["notes"] = { notes.value }
      return (app, records ?? .state(PaperView.self, "notes"))
    }
  }

  private static func detail(
    _ index: Int, _ notes: Box<[String]>, _ deleted: Box<String>, _ habits: NoteHabits,
    _ app: PaperApp
  ) -> PaperScreen {
    let original = notes.value[index]
    let copy = notes.value
    let text = Box(original)
    var isCancelled = false
    let field = PaperField(
      "Note", get: { text.value },
      set: {
        text.value = $0
        if habits.isLive { notes.value[index] = $0 }
      })
    let cancel = PaperElement.button("Cancel") {
      isCancelled = !habits.cancelKeeps
      app.stack.pop(cause: .program)
    }
    cancel.isElementCancelling = true
    let screen = PaperScreen("Detail", [field, cancel])
    screen.onDisappear = {
      if isCancelled { return }
      let commit = {
        leave(habits.leaving, index, text.value, original, copy, notes, deleted)
      }
      guard let delay = habits.delay else { return commit() }
      app.simulator.clock.schedule(after: delay) { MainActor.assumeIsolated { commit() } }
    }
    return screen
  }

  private static func leave(
    _ leaving: NoteHabits.Leaving, _ index: Int, _ text: String, _ original: String,
    _ copy: [String], _ notes: Box<[String]>, _ deleted: Box<String>
  ) {
    switch leaving {
    case .nothing: break
    case .commit: if text != original { notes.value[index] = text }
    case .commitAlways: notes.value[index] = text == original ? "" : text
    case .commitToFirst: if text != original { notes.value[0] = text }
    case .commitTwice:
      notes.value[index] = text
      if text != original { notes.value[0] = text }
    case .append:
      if text != original {
        notes.value[index] = text
        notes.value.append(text)
      }
    case .restoreOld: notes.value = copy
    case .commitAndRestoreDeleted:
      if !deleted.value.isEmpty { notes.value.append(deleted.value) }
    case .commitAndClearFirst:
      notes.value[0] = ""
    }
  }
}

/// Stands for the view whose state is asked for.
struct PaperView: View {
  var body: some View { Text("") }
}
