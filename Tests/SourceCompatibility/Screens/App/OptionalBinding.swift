import SwiftUI

private struct Draft: Identifiable, Equatable {
  let id: Int
  var title: String
  var note: String?
}

private struct OptionalBinding: View {
  @State private var draft: Draft?

  var body: some View {
    Form {
      if let bound = Binding($draft) {
        DraftEditor(draft: bound)
        Button("Discard") { draft = nil }
      } else {
        Button("Begin") { draft = Draft(id: 1, title: "untitled", note: nil) }
      }
      Text("title: \(draft?.title ?? "none")")
      Text("note: \(draft?.note ?? "none")")
    }
  }
}

private struct DraftEditor: View {
  @Binding var draft: Draft
  var body: some View {
    TextField("Title", text: $draft.title)
    if let note = Binding($draft.note) {
      TextField("Note", text: note)
    } else {
      Button("Add note") { draft.note = "n" }
    }
    TextField("Always", text: Binding($draft.note, fallback: "-"))
  }
}

extension Binding where Value == String {
  fileprivate init(_ source: Binding<String?>, fallback: String) {
    self.init(get: { source.wrappedValue ?? fallback }, set: { source.wrappedValue = $0 })
  }
}

let optionalBinding = CompatibilityScreen(
  "optional-binding", from: "developer.apple.com/documentation/swiftui/binding/init(_:)-5z9t9",
  content: { OptionalBinding() },
  walk: { user in
    user.expect("no binding comes of nil") { $0.contains("Begin") && $0.contains("title: none") }
    user.tap("Begin")
    user.replace("Title", with: "Milk")
    user.expect("the unwrapped binding writes through") { $0.contains("title: Milk") }
    user.tap("Add note")
    user.type("7", into: "Note")
    user.expect("so does a nested one") { $0.contains("note: n7") }
    user.tap("Discard")
    user.expect("nothing of the draft is left") {
      $0.contains("title: none") && $0.contains("note: none") && $0.contains("Begin")
    }
  })
