import Holdfast
import SwiftUI

/// A sheet is closed while the field in one of its rows is edited.
struct CloseWhileRowIsEdited: Situation {
  let id = "close-while-row-is-edited"
  let summary = "A sheet is closed while a field beside a label in a row of its form is edited."
  let scenario = Scenario("open, type, close") { user in
    user.tap("Open")
    user.type("x", into: .role(.textField))
    user.tap("Close")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { FormPresenter(log: log) }
  }
}

private struct FormPresenter: View {
  let log: SituationLog
  @State private var isPresented = false
  @State private var text = ""

  var body: some View {
    Button("Open") { isPresented = true }
      .sheet(isPresented: $isPresented) {
        Form {
          HStack {
            Text("Name")
            TextField("Name", text: $text, onEditingChanged: noteEditing)
          }
          .onDisappear { log("disappear(row)") }
          Button("Close") { isPresented = false }
        }
      }
  }

  private func noteEditing(_ isEditing: Bool) {
    if !isEditing { log("endEditing(field)") }
  }
}

/// A field for a text that may be missing is hidden by setting the text to nil.
struct HideOptionalField: Situation {
  let id = "hide-optional-field"
  let summary = "A field for a text that may be missing goes away because the text is set to nil."
  let scenario = Scenario("hide") { user in
    user.tap("Hide")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { OptionalField(log: log) }
  }
}

private struct OptionalField: View {
  let log: SituationLog
  @State private var text: String? = "text"

  var body: some View {
    VStack {
      if let text = Binding($text) {
        TextField("Text", text: text)
          .onDisappear { log("disappear(field)") }
      }
      Button("Hide") {
        text = nil
        log("write(text=nil)")
      }
    }
  }
}

/// A row is removed while its field is edited.
struct RemoveEditedRow: Situation {
  let id = "remove-edited-row"
  let summary = "The last of some rows is removed while its field is edited."
  let scenario = Scenario("type, remove") { user in
    user.type("x", into: "c")
    user.tap("Remove")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { RemovableRows(log: log) }
  }
}

private struct RemovableRows: View {
  let log: SituationLog
  @State private var ids = ["a", "b", "c"]
  @State private var texts: [String: String] = [:]

  var body: some View {
    VStack {
      ForEach(ids, id: \.self) { id in
        TextField(id, text: text(of: id))
      }
      Button("Remove") {
        ids.removeLast()
        log("write(items=\(ids.joined(separator: ",")))")
      }
    }
  }

  private func text(of id: String) -> Binding<String> {
    Binding(
      get: { texts[id] ?? "" },
      set: { newValue in
        texts[id] = newValue
        log("write(\(id)=\(newValue))")
      })
  }
}
