import HeadlessUIKit
import LifecycleModel
import LifecycleSimulator
import Testing

@MainActor final class FieldNotes: NSObject, UITextFieldDelegate {
  let log: Log
  var ends = true
  var allowed: (String) -> Bool = { _ in true }
  init(_ log: Log) { self.log = log }
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    log.note("shouldBegin")
    return true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { log.note("didBegin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    log.note("shouldEnd")
    return ends
  }
  func textFieldDidEndEditing(_ textField: UITextField) {
    log.note("didEnd \(textField.text ?? "")")
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    log.note("change \(range.location)+\(range.length) '\(string)'")
    return allowed(string)
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    log.note("shouldReturn")
    textField.resignFirstResponder()
    return true
  }
}

@MainActor @Suite struct TextFieldTests {
  let stage: Stage
  let field: UITextField
  let notes: FieldNotes

  init() {
    let made = UITextField()
    var delegate: FieldNotes!
    stage = Stage { log in
      let controller = NotingController("Edit", log)
      made.placeholder = "Name"
      delegate = FieldNotes(log)
      made.delegate = delegate
      made.addAction(UIAction { _ in log.note("changed") }, for: .editingChanged)
      controller.view.addSubview(made)
      return controller
    }
    field = made
    notes = delegate
    _ = stage.log.take()
  }

  // Apple, UITextFieldDelegate: the sequence of messages during editing.
  @Test func delegateIsToldInApplesOrder() {
    stage.focus(field)
    #expect(field.isFirstResponder)
    stage.type("ab")
    stage.run { field.resignFirstResponder() }
    #expect(
      stage.log.take() == [
        "shouldBegin", "didBegin", "change 0+0 'a'", "changed", "change 1+0 'b'", "changed",
        "shouldEnd", "didEnd ab",
      ])
    #expect(!field.isFirstResponder)
  }

  // Apple: the range is what is replaced, and an empty string is a deletion.
  @Test func deletionIsARangeWithAnEmptyString() {
    stage.run { field.text = "abc" }
    stage.focus(field)
    _ = stage.log.take()
    stage.run { field.inputType("ac") }
    #expect(stage.log.take() == ["change 1+1 ''", "changed"])
    #expect(field.text == "ac")
  }

  // Apple: returning false keeps the old text, and nothing changed.
  @Test func refusedChangeLeavesTheText() {
    notes.allowed = { $0 != "x" }
    stage.focus(field)
    _ = stage.log.take()
    stage.type("x")
    #expect(stage.log.take() == ["change 0+0 'x'"])
    #expect(field.text == "")
  }

  // Apple: setting text in code sends neither a delegate message nor a control event.
  @Test func settingTextInCodeTellsNobody() {
    stage.focus(field)
    _ = stage.log.take()
    stage.run { field.text = "code" }
    #expect(stage.log.take().isEmpty)
  }

  // Evidence should-end-editing-false-not-final.
  @Test func refusalToEndIsOverruledByRemoval() {
    notes.ends = false
    stage.focus(field)
    _ = stage.log.take()
    stage.run { field.resignFirstResponder() }
    #expect(stage.log.take() == ["shouldEnd"])
    #expect(field.isFirstResponder)
    stage.run { field.removeFromSuperview() }
    #expect(stage.log.take() == ["shouldEnd", "didEnd "])
  }

  // Evidence background-does-not-end-editing.
  @Test func leavingTheAppEndsNoEditing() {
    stage.focus(field)
    stage.type("x")
    _ = stage.log.take()
    stage.run { stage.simulator.scene.enterBackground() }
    #expect(stage.log.take().isEmpty)
    #expect(field.isFirstResponder)
  }

  // Evidence didendediting-reason-variant-shadows-plain.
  @Test func reasonVariantShadowsThePlainOne() {
    final class Both: NSObject, UITextFieldDelegate {
      var calls: [String] = []
      func textFieldDidEndEditing(_ textField: UITextField) { calls.append("plain") }
      func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason
      ) { calls.append("reason") }
    }
    let both = Both()
    stage.run { field.delegate = both }
    stage.focus(field)
    stage.run { stage.window.endEditing(true) }
    #expect(both.calls == ["reason"])
  }

  // Apple: textFieldShouldReturn is where apps resign; end-editing follows inside it.
  @Test func returnAsksTheDelegate() {
    stage.focus(field)
    _ = stage.log.take()
    stage.run { _ = field.inputReturn(.soft) }
    #expect(stage.log.take() == ["shouldReturn", "shouldEnd", "didEnd "])
  }

  // RUNTIME 18: marked text shows before it is confirmed; markedTextRange is set meanwhile.
  @Test func markedTextShowsAndIsConfirmedOrDropped() {
    stage.run { field.text = "東" }
    stage.focus(field)
    stage.run { field.inputMark("きょう") }
    #expect(field.text == "東きょう")
    #expect(field.markedTextRange != nil)
    stage.run { field.inputUnmark(keep: false) }
    #expect(field.text == "東")
    stage.run { field.inputMark("京") }
    stage.run { field.resignFirstResponder() }
    #expect(field.text == "東京")
    #expect(field.markedTextRange == nil)
  }

  // Evidence uikit-back-viewwilldisappear-before-end-editing: back, will-disappear, then the end.
  @Test func backEndsEditingAfterViewWillDisappear() {
    let stage = Stage { log in
      UINavigationController(rootViewController: NotingController("A", log))
    }
    let navigation = stage.window.rootViewController as! UINavigationController
    let field = UITextField()
    let notes = FieldNotes(stage.log)
    stage.run {
      let edit = NotingController("B", stage.log)
      field.delegate = notes
      edit.view.addSubview(field)
      navigation.pushViewController(edit, animated: true)
    }
    stage.focus(field)
    stage.type("PHP")
    _ = stage.log.take()
    stage.tap("A")
    #expect(
      stage.log.take() == [
        "B.viewWillDisappear moving", "A.viewWillAppear", "shouldEnd", "didEnd PHP",
        "B.viewDidDisappear", "A.viewDidAppear",
      ])
  }

  // A field that asks for focus in viewDidLoad gets it once it is in the window.
  @Test func focusAskedForBeforeTheWindowIsGrantedLater() {
    let field = UITextField()
    let stage = Stage { _ in
      let controller = UIViewController()
      controller.view.addSubview(field)
      field.becomeFirstResponder()
      return controller
    }
    #expect(field.isFirstResponder)
    #expect(stage.simulator.focus.current === field)
  }

  @Test func droppedEndEditingNeverReachesTheDelegate() {
    let behavior = PlatformBehavior(
      quirks: ["q"],
      delivery: DeliveryTable([
        DeliveryRule(event: .textDidEndEditing, effect: .drop, quirk: QuirkIndex(0))
      ]))
    let field = UITextField()
    var notes: FieldNotes!
    let stage = Stage(behavior: behavior) { log in
      let controller = UIViewController()
      notes = FieldNotes(log)
      field.delegate = notes
      controller.view.addSubview(field)
      return controller
    }
    stage.focus(field)
    stage.run { field.resignFirstResponder() }
    #expect(!stage.log.take().contains { $0.hasPrefix("didEnd") })
    #expect(stage.simulator.fired.contains(QuirkIndex(0)))
  }
}
