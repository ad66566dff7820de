import Holdfast
import UIKit

/// One kana is composed in a field of UIKit.
struct KanaInField: Situation {
  let id = "kana-in-field"
  let summary = "One kana is composed in a field of UIKit."
  let scenario = Scenario("compose") { user in
    user.focus(.role(.textField))
    user.compose("あ", then: .keepOpen)
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { FieldScreen(limit: nil, log: log) }
  }
}

/// A word that the keyboard offers is picked for a field with room for one character.
struct PickWordInLimitedField: Situation {
  let id = "pick-word-in-limited-field"
  let summary = "A word that the keyboard offers is picked for a field that takes one character."
  let scenario = Scenario("pick a word") { user in
    user.focus(.role(.textField))
    user.compose("東京", then: .candidate)
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { FieldScreen(limit: 1, log: log) }
  }

  func conclude(_ screen: ScreenContents, _ log: SituationLog) {
    log("shown(\(screen.texts.last ?? ""))")
  }
}

/// The second kana of a key is composed in a field with room for one character.
struct KanaInLimitedField: Situation {
  let id = "kana-in-limited-field"
  let summary = "The second kana of a key is composed in a field that takes one character."
  let scenario = Scenario("compose") { user in
    user.focus(.role(.textField))
    user.compose("を", then: .confirm)
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { FieldScreen(limit: 1, log: log) }
  }

  func conclude(_ screen: ScreenContents, _ log: SituationLog) {
    log("shown(\(screen.texts.last ?? ""))")
  }
}

private final class FieldScreen: UIViewController, UITextFieldDelegate {
  private let limit: Int?
  private let log: SituationLog
  private let field = UITextField()

  init(limit: Int?, log: SituationLog) {
    self.limit = limit
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.delegate = self
    if limit == nil {
      field.addAction(
        UIAction { [weak self] _ in self?.changed() }, for: .editingChanged)
    }
    view.addSubview(field)
  }

  private func changed() { log("editingChanged(\(field.text ?? ""))") }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    log("shouldChangeCharactersIn(\(range.location) \(string))")
    guard let limit else { return true }
    let count = (textField.text ?? "").utf16.count - range.length + string.utf16.count
    if count > limit { log("reject(\(string))") }
    return count <= limit
  }
}

/// A text view whose last word is misspelt is left.
struct LeaveMisspeltTextView: Situation {
  let id = "leave-misspelt-text-view"
  let summary = "The keyboard is closed on a text view whose last word the keyboard corrects."
  let scenario = Scenario("type, close the keyboard") { user in
    user.focus(.role(.textView))
    user.type("h")
    user.dismissKeyboard()
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { TextViewScreen(log: log) }
  }
}

private final class TextViewScreen: LoggedViewController, UITextViewDelegate {
  private let textView = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    textView.text = "te"
    textView.delegate = self
    view.addSubview(textView)
  }

  func textViewDidChange(_ textView: UITextView) {
    log("textViewDidChange(\(textView.text ?? ""))")
  }

  func textViewDidEndEditing(_ textView: UITextView) {
    log("textViewDidEndEditing(\(textView.text ?? ""))")
  }
}

/// A field mirrors a variable, which takes what is confirmed in it.
struct MirrorField: Situation {
  let id = "mirror-field"
  let summary = "A variable follows the confirmed text of a field, and the field the variable."
  let scenario = Scenario("type, end editing") { user in
    user.type("c", into: .role(.textField))
    user.tap("Done")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { UINavigationController(rootViewController: MirrorScreen(log: log)) }
  }
}

private final class MirrorScreen: LoggedViewController {
  private let field = UITextField()
  private var variable = "ab"

  override func viewDidLoad() {
    super.viewDidLoad()
    field.text = variable
    let mirror = UIAction { [weak self] _ in self?.mirror() }
    field.addAction(mirror, for: .editingChanged)
    field.addAction(mirror, for: .editingDidEnd)
    view.addSubview(field)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Done",
      primaryAction: UIAction { [weak self] _ in _ = self?.view.endEditing(true) })
  }

  private func mirror() {
    let text = confirmedText ?? ""
    guard text != variable else { return }
    variable = text
    log("write(variable=\(text))")
    guard field.text != variable else { return }
    field.text = variable
    log("write(field=\(text))")
  }

  /// The text without what is marked; nil when the field does not know.
  private var confirmedText: String? {
    guard
      let all = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument),
      let text = field.text(in: all)
    else { return nil }
    guard let marked = field.markedTextRange else { return text }
    guard
      let before = field.textRange(from: field.beginningOfDocument, to: marked.start),
      let after = field.textRange(from: marked.end, to: field.endOfDocument)
    else { return text }
    return (field.text(in: before) ?? "") + (field.text(in: after) ?? "")
  }
}
