import Holdfast
import SwiftUI

/// A destructive swipe action asks before it deletes.
struct SwipeAsksFirst: Situation {
  let id = "swipe-asks-first"
  let summary = "A destructive swipe action shows an alert, and only that deletes the row."
  let scenario = Scenario("swipe, delete, confirm") { user in
    user.pick("Delete", in: "note")
    user.tap("Delete for good")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { CautiousList(log: log) }
  }
}

private struct CautiousList: View {
  let log: SituationLog
  @State private var notes = ["note"]
  @State private var isAsking = false

  var body: some View {
    List {
      ForEach(notes, id: \.self) { note in
        Text(note)
          .onAppear { log("appear(\(note))") }
          .onDisappear { log("disappear(\(note))") }
          .swipeActions {
            Button("Delete", role: .destructive) {
              isAsking = true
              log("write(isAsking=true)")
            }
          }
      }
    }
    .alert("Delete the note?", isPresented: $isAsking) {
      Button("Delete for good") {
        notes.removeAll()
        log("write(notes=)")
      }
      Button("Keep", role: .cancel) {}
    }
  }
}

/// A swipe action deletes the object that its row shows.
struct SwipeDeletesObject: Situation {
  let id = "swipe-deletes-object"
  let summary = "A swipe action deletes the object of its row, which nobody may read after that."
  let scenario = Scenario("swipe and delete") { user in
    user.pick("Delete", in: "first")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { ObjectList(log: log) }
  }
}

/// An object of a store: once deleted, its properties must not be read.
private final class StoredNote: Identifiable {
  private var storedText: String?
  init(_ text: String) { storedText = text }

  var text: String {
    guard let storedText = storedText else { fatalError("the object was deleted") }
    return storedText
  }

  func delete() { storedText = nil }
}

private struct ObjectList: View {
  let log: SituationLog
  @State private var notes = [StoredNote("first")]

  var body: some View {
    List {
      ForEach(notes) { note in
        ObjectRow(note: note, log: log)
          .onDisappear { log("disappear(row)") }
          .swipeActions {
            Button("Delete") {
              log("delete(note)")
              note.delete()
              notes.removeAll { $0 === note }
            }
          }
      }
    }
  }
}

private struct ObjectRow: View {
  let note: StoredNote
  let log: SituationLog

  var body: some View {
    let _ = log("body(row)")
    Text(note.text)
  }
}
