// Modelled: accepted, documented
/// The keyboard of a field; accepted, the driver types any text.
public enum UIKeyboardType: Int, Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The word on the Return key.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

/// When a field capitalizes; accepted.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// Whether a field corrects; a few slips in the last word, when a person leaves the field.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// Whether a field checks spelling; accepted.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }

/// What a field's text means; accepted.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let name = UITextContentType(rawValue: "name")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let givenName = UITextContentType(rawValue: "given-name")
  public static let familyName = UITextContentType(rawValue: "family-name")
  public static let nickname = UITextContentType(rawValue: "nickname")
  public static let organizationName = UITextContentType(rawValue: "organization")
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  public static let addressState = UITextContentType(rawValue: "address-level1")
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  public static let countryName = UITextContentType(rawValue: "country-name")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UITextContentType(rawValue: "url")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// The look of the keyboard; accepted, not drawn.
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }
/// Whether quotes are made smart; accepted, nothing is changed.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
/// Whether dashes are made smart; accepted, nothing is changed.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
/// Whether spaces are put around what is pasted; accepted, nothing is changed.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
/// When something beside the text shows.
public typealias UITextFieldViewMode = UITextField.ViewMode

/// What the keyboard is to know of a field.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
  var keyboardType: UIKeyboardType { get set }
  var returnKeyType: UIReturnKeyType { get set }
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var isSecureTextEntry: Bool { get set }
  var enablesReturnKeyAutomatically: Bool { get set }
}

extension UITextField: UITextInputTraits {}
extension UITextView: UITextInputTraits {}
