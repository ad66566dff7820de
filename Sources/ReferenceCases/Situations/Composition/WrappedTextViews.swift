import Holdfast
import SwiftUI
import UIKit

/// A UIKit text view that is bound to text of SwiftUI.
private struct WrappedTextView: UIViewRepresentable {
  @Binding var text: String
  /// Whether the text is also set where it is the same.
  var setsAlways = false
  let log: SituationLog
  var logsUpdates = false

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) {
    context.coordinator.text = $text
    if logsUpdates { log("updateUIView") }
    if setsAlways {
      view.text = text
    } else if view.text != text {
      view.text = text
      log("set(text=\(text))")
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(text: $text) }

  final class Coordinator: NSObject, UITextViewDelegate {
    var text: Binding<String>
    init(text: Binding<String>) { self.text = text }
    func textViewDidChange(_ textView: UITextView) { text.wrappedValue = textView.text }
  }
}

/// The screen around a wrapped text view is evaluated again in the middle of a composition.
struct ComposeRerender: Situation {
  let id = "compose-rerender"
  let summary = "A wrapped text view whose screen changes while Korean text is composed in it."
  let scenario = Scenario("compose, change something else, compose on") { user in
    user.focus(.role(.textView))
    user.compose("ㅈ", then: .keepOpen)
    user.tap("Count")
    user.compose("ㅏ모음", then: .confirm)
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { CountingComposer(log: log) }
  }
}

private final class Draft {
  var text = ""
}

private struct CountingComposer: View {
  let log: SituationLog
  @State private var draft = Draft()
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count)")
      Button("Count") { count += 1 }
      WrappedTextView(text: text, setsAlways: true, log: log, logsUpdates: true)
    }
  }

  private var text: Binding<String> {
    Binding(
      get: { draft.text },
      set: { newValue in
        draft.text = newValue
        log("write(text=\(newValue))")
      })
  }
}

/// Kana are composed in a wrapped text view.
struct ComposeInTextView: Situation {
  let id = "compose-in-text-view"
  let summary = "Kana are composed and confirmed in a wrapped text view."
  let scenario = Scenario("compose and confirm") { user in
    user.focus(.role(.textView))
    user.compose("な", then: .confirm)
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { Composer(log: log) }
  }
}

/// A dead key and a letter are typed in a wrapped text view.
struct ComposeDeadKey: Situation {
  let id = "compose-dead-key"
  let summary = "A dead key and then a letter are typed in a wrapped text view."
  let scenario = Scenario("press the dead key, type the letter") { user in
    user.focus(.role(.textView))
    user.compose("¨", then: .keepOpen)
    user.type("o")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { Composer(log: log) }
  }
}

private struct Composer: View {
  let log: SituationLog
  @State private var text = ""

  var body: some View {
    WrappedTextView(
      text: Binding(
        get: { text },
        set: { newValue in
          text = newValue
          log("write(text=\(newValue))")
        }),
      log: log)
  }
}

/// What was typed last in a wrapped text view is taken back.
struct TypeAndUndo: Situation {
  let id = "type-and-undo"
  let summary = "What was typed last is taken back in a text view whose text the app sets again."
  let scenario = Scenario("type twice, take back") { user in
    user.focus(.role(.textView))
    user.type("a")
    user.type("b")
    user.tap("Undo")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { UndoableEditor(log: log) }
  }

  func conclude(_ screen: ScreenContents, _ log: SituationLog) {
    log("shown(\(screen.texts.last ?? ""))")
  }
}

private struct UndoableEditor: View {
  let log: SituationLog
  @State private var text = ""
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    VStack {
      Button("Undo") { undoManager?.undo() }
      WrappedTextView(text: $text, setsAlways: true, log: log)
    }
  }
}
