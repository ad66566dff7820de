import HeadlessUIKit
import LifecycleModel
import LifecycleSimulator
import Testing
import VirtualTime

@MainActor final class TextNotes: NSObject, UITextViewDelegate {
  let log: Log
  var allowed: (String) -> Bool = { _ in true }
  init(_ log: Log) { self.log = log }
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    log.note("shouldBegin")
    return true
  }
  func textViewDidBeginEditing(_ textView: UITextView) { log.note("didBegin") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    log.note("shouldEnd")
    return true
  }
  func textViewDidEndEditing(_ textView: UITextView) { log.note("didEnd \(textView.text ?? "")") }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    log.note("change \(range.location)+\(range.length) '\(text == "\n" ? "\\n" : text)'")
    return allowed(text)
  }
  func textViewDidChange(_ textView: UITextView) { log.note("didChange") }
  func textViewDidChangeSelection(_ textView: UITextView) { log.note("selection") }
}

@MainActor @Suite struct TextViewTests {
  let stage: Stage
  let view = UITextView()
  let notes: TextNotes

  init() {
    let view = view
    var made: TextNotes!
    stage = Stage { log in
      let controller = UIViewController()
      made = TextNotes(log)
      view.delegate = made
      controller.view.addSubview(view)
      return controller
    }
    notes = made
  }

  // Apple, UITextViewDelegate: asked for each change, told after it.
  @Test func delegateIsAskedAndTold() {
    stage.focus(view)
    stage.type("a")
    stage.run { view.resignFirstResponder() }
    #expect(
      stage.log.take() == [
        "shouldBegin", "didBegin", "change 0+0 'a'", "selection", "didChange", "shouldEnd",
        "didEnd a",
      ])
  }

  // Many screens end editing on Return by refusing the line break.
  @Test func refusingTheLineBreakLeavesTheText() {
    notes.allowed = { $0 != "\n" }
    stage.focus(view)
    stage.type("a")
    _ = stage.log.take()
    stage.run { _ = view.inputReturn(.soft) }
    #expect(stage.log.take() == ["change 1+0 '\\n'"])
    #expect(view.text == "a")
  }

  // Apple, UIKeyInput: insertText goes to the cursor and replaces what is selected.
  @Test func codeInsertsAtTheCursor() {
    stage.run { view.text = "hello" }
    stage.run { view.selectedRange = NSRange(location: 0, length: 1) }
    #expect(stage.log.take().last == "selection")
    stage.run { view.insertText("J") }
    #expect(view.text == "Jello")
    #expect(view.selectedRange == NSRange(location: 1, length: 0))
    stage.run { view.deleteBackward() }
    #expect(view.text == "ello")
    stage.run {
      let end = view.endOfDocument
      let start = view.position(from: end, offset: -2)!
      view.replace(view.textRange(from: start, to: end)!, withText: "bow")
    }
    #expect(view.text == "elbow")
  }
}

@MainActor @Suite struct KeyboardTests {
  // Apple, UITextFieldDelegate: the keyboard's notifications come before didBegin and didEnd, and
  // there are none while focus moves from field to field.
  @Test func notificationsComeBeforeTheFieldIsTold() {
    let (first, second) = (UITextField(), UITextField())
    var notes: FieldNotes!
    let stage = Stage { log in
      let controller = UIViewController()
      notes = FieldNotes(log)
      for field in [first, second] {
        field.delegate = notes
        controller.view.addSubview(field)
      }
      return controller
    }
    stage.run {
      for (name, word) in [
        (UIResponder.keyboardWillShowNotification, "show"),
        (UIResponder.keyboardWillHideNotification, "hide"),
      ] {
        _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
          stage.log.note(word)
        }
      }
    }
    stage.focus(first)
    stage.focus(second)
    stage.run { second.resignFirstResponder() }
    #expect(
      stage.log.take() == [
        "shouldBegin", "show", "didBegin", "shouldEnd", "didEnd ", "shouldBegin", "didBegin",
        "shouldEnd", "hide", "didEnd ",
      ])
  }

  // Apple, textFieldShouldClear: asked when the clear button is touched.
  @Test func clearButtonAsksTheDelegate() {
    final class Keeper: NSObject, UITextFieldDelegate {
      var clears = false
      func textFieldShouldClear(_ textField: UITextField) -> Bool { clears }
    }
    let keeper = Keeper()
    let field = UITextField()
    var changes = 0
    let stage = Stage { _ in
      let controller = UIViewController()
      field.text = "old"
      field.clearButtonMode = .always
      field.delegate = keeper
      field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
      controller.view.addSubview(field)
      return controller
    }
    stage.tap("Clear text")
    #expect(field.text == "old")
    keeper.clears = true
    stage.tap("Clear text")
    #expect(field.text == "")
    #expect(changes == 1)
  }
}
