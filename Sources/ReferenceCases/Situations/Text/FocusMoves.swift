import Holdfast
import SwiftUI

/// A sheet gives its field focus as it appears.
struct FocusOnAppear: Situation {
  let id = "focus-on-appear"
  let summary = "A sheet whose field is given focus in onAppear."
  let scenario = Scenario("open the sheet") { user in
    user.tap("Edit")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { EditorPresenter(log: log) }
  }
}

private struct EditorPresenter: View {
  let log: SituationLog
  @State private var isPresented = false

  var body: some View {
    Button("Edit") { isPresented = true }
      .sheet(isPresented: $isPresented) { NameEditor(log: log) }
  }
}

private struct NameEditor: View {
  let log: SituationLog
  @State private var name = ""
  @FocusState private var focus: Bool

  var body: some View {
    TextField(
      "Name", text: $name,
      onEditingChanged: { isEditing in
        if isEditing { log("focus(name)") }
      }
    )
    .focused($focus)
    .onAppear {
      log("appear(editor)")
      focus = true
    }
  }
}

/// Rows are added one after the other, and each is given focus.
struct AddFocusedRows: Situation {
  let id = "add-focused-rows"
  let summary = "A list whose button adds a row and gives its field focus; it is tapped twice."
  let scenario = Scenario("add, add") { user in
    user.tap("Add")
    user.tap("Add")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { GroceryList(log: log) }
  }
}

private struct Grocery: Identifiable {
  let id: Int
  var name = ""
}

private struct GroceryList: View {
  let log: SituationLog
  @State private var items: [Grocery] = []
  @FocusState private var focusedItem: Int?

  var body: some View {
    VStack {
      Button("Add") {
        let item = Grocery(id: items.count + 1)
        items.append(item)
        log("insert(row \(item.id))")
        focusedItem = item.id
      }
      List($items) { $item in
        TextField(
          "Name", text: $item.name,
          onEditingChanged: { isEditing in
            if isEditing { log("focus(row \(item.id))") }
          }
        )
        .focused($focusedItem, equals: item.id)
      }
    }
  }
}

/// The row whose field is edited is deleted by a swipe; focus should go to the row before it.
struct DeleteFocusedRow: Situation {
  let id = "delete-focused-row"
  let summary = "The row whose field is edited is swiped away; focus is to go to the row above."
  let scenario = Scenario("touch the second row, delete it") { user in
    user.focus(.role(.textField, at: 1))
    user.swipeToDelete(.role(.textField, at: 1))
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { AttendeeList(log: log) }
  }
}

private struct AttendeeList: View {
  let log: SituationLog
  @State private var attendees = [Grocery(id: 1, name: "Ann"), Grocery(id: 2, name: "Bob")]
  @FocusState private var focus: Int?

  var body: some View {
    List {
      ForEach($attendees) { $attendee in
        TextField("Name", text: $attendee.name)
          .focused($focus, equals: attendee.id)
      }
      .onDelete { offsets in
        log("onDelete(focus=\(name(focus)))")
        guard let index = offsets.first else { return }
        let isFocused = focus == attendees[index].id
        attendees.remove(atOffsets: offsets)
        if isFocused, index > 0 { focus = attendees[index - 1].id }
      }
    }
    .onChange(of: focus) { newValue in log("focus(\(name(newValue)))") }
  }

  private func name(_ row: Int?) -> String { row.map { "\($0)" } ?? "nil" }
}
