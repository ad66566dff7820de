extension UIKeyboardType {
  /// Whether the keyboard has a Return key: the pads for digits have none.
  package var hasReturnKey: Bool {
    switch self {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: false
    default: true
    }
  }
}

extension UITextField {
  package var inputHasReturnKey: Bool { keyboardType.hasReturnKey }
  package var inputAllowsComposition: Bool { !isSecureTextEntry }
}

extension UITextView {
  package var inputHasReturnKey: Bool { keyboardType.hasReturnKey }
}
