import Holdfast
import SwiftUI

/// A row shows something else in edit mode.
struct EditModeInRow: Situation {
  let id = "edit-mode-in-row"
  let summary = "A row reads the edit mode, which the edit button turns on."
  let scenario = Scenario("tap the edit button") { user in
    user.tap(.role(.editButton))
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { ListWithModes(log: log) }
  }
}

private struct ListWithModes: View {
  let log: SituationLog
  @State private var items = ["aaa"]

  var body: some View {
    VStack {
      EditButton()
      List {
        ForEach(items, id: \.self) { item in
          ModeRow(item: item, log: log)
        }
        .onDelete { items.remove(atOffsets: $0) }
      }
    }
  }
}

private struct ModeRow: View {
  let item: String
  let log: SituationLog
  @Environment(\.editMode) private var editMode

  var body: some View {
    Text(editMode?.wrappedValue.isEditing == true ? "editing" : item)
      .onChange(of: editMode?.wrappedValue) { mode in
        if let mode = mode { log("editMode(\(mode))") }
      }
  }
}
