import Holdfast
import UIKit

/// The delegate of a field has both methods for the end of an edit.
struct FieldWithBothEndings: Situation {
  let id = "field-with-both-endings"
  let summary = "The delegate of a field is told of the end of an edit with a reason and without."
  let scenario = Scenario("type, close the keyboard") { user in
    user.type("x", into: .role(.textField))
    user.dismissKeyboard()
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { NameField(log: log) }
  }
}

private final class NameField: LoggedViewController, UITextFieldDelegate {
  private let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    field.delegate = self
    view.addSubview(field)
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    log("textFieldDidEndEditing(_:)")
  }

  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    log("textFieldDidEndEditing(_:reason:)")
  }
}
