import UIKit

/// Two fields whose delegate limits the text, moves on with Return and writes down what it is told.
private final class DelegatedFields: UIViewController, UITextFieldDelegate {
  private let name = UITextField()
  private let code = UITextField()
  private let log = UILabel()
  private var told: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    name.placeholder = "Name"
    code.placeholder = "Code"
    let button = UIButton(type: .system)
    button.setTitle("Done", for: .normal)
    button.addTarget(self, action: ActionSelector(DelegatedFields.finish), for: .touchUpInside)
    for field in [name, code] { field.delegate = self }
    view.addSubview(UIStackView(arrangedSubviews: [name, code, button, log]))
  }

  private func finish() { view.endEditing(true) }

  private func note(_ text: String) {
    told.append(text)
    log.text = "log: " + told.joined(separator: ", ")
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    note("begin \(textField.placeholder ?? "")")
  }

  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    note("end \(textField.placeholder ?? "") \(reason == .committed)")
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { (textField.text ?? "").count + string.count <= 3 }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === name { code.becomeFirstResponder() } else { textField.resignFirstResponder() }
    return true
  }
}

let delegatedFields = CompatibilityScreen(
  "delegated-fields",
  from: "developer.apple.com/documentation/uikit/uitextfielddelegate",
  "developer.apple.com/documentation/uikit/uitextfielddelegate/textfield(_:shouldchangecharactersin:replacementstring:)",
  controller: { DelegatedFields() },
  walk: { user in
    user.focus("Name")
    user.type("Ada!")
    user.expect("the fourth character is refused") { $0.contains("Ada") && !$0.contains("Ada!") }
    user.pressReturn()
    user.expect("the first field ends before the second begins") {
      $0.contains("log: begin Name, end Name true, begin Code")
    }
    user.type("42")
    user.tap("Done")
    user.expect("editing ends with the view's") { $0.contains("begin Code, end Code true") }
  })
