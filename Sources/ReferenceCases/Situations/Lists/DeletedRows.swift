import Holdfast
import SwiftUI

/// The last row of a list with element bindings is deleted.
struct DeleteLastRow: Situation {
  let id = "delete-last-row"
  let summary = "The last row of a list whose rows are bound to their elements is deleted."
  let scenario = Scenario("delete the last row") { user in
    user.swipeToDelete("ccc")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { ToggleList(log: log) }
  }
}

private struct Chore: Identifiable {
  let id: String
  var isDone = false
}

private struct ToggleList: View {
  let log: SituationLog
  @State private var items = [Chore(id: "aaa"), Chore(id: "bbb"), Chore(id: "ccc")]

  var body: some View {
    List {
      ForEach($items) { $item in
        Toggle(item.id, isOn: $item.isDone)
      }
      .onDelete { offsets in
        items.remove(atOffsets: offsets)
        log("write(items=\(items.map(\.id).joined(separator: ",")))")
      }
    }
  }
}

/// Edit mode is turned on and off.
struct EditButtonTwice: Situation {
  let id = "edit-button"
  let summary = "A list with an edit button, which is tapped twice."
  let scenario = Scenario("tap the edit button twice") { user in
    user.tap(.role(.editButton))
    user.tap(.role(.editButton))
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { EditableList(log: log) }
  }
}

private struct EditableList: View {
  let log: SituationLog
  @State private var items = ["aaa", "bbb", "ccc"]

  var body: some View {
    VStack {
      EditButton()
      EditModeWitness(log: log)
      List {
        ForEach(items, id: \.self) { Text($0) }
          .onDelete { items.remove(atOffsets: $0) }
      }
    }
  }
}

private struct EditModeWitness: View {
  let log: SituationLog
  @Environment(\.editMode) private var editMode

  var body: some View {
    Text("mode")
      .onChange(of: editMode?.wrappedValue) { mode in
        if let mode = mode { log("editMode(\(mode))") }
      }
  }
}
