// Modelled: partial, documented
public import Foundation

/// The text of a text view; attributes are accepted, not drawn.
@preconcurrency @MainActor open class NSTextStorage: NSObject {
  private let view: UITextView
  init(view: UITextView) {
    self.view = view
    super.init()
  }
  open var string: String { view.text ?? "" }
  open var length: Int { string.utf16.count }
  open func beginEditing() {}
  open func endEditing() {}
  open func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {}
  open func addAttributes(_ attributes: [NSAttributedString.Key: Any], range: NSRange) {}
  open func setAttributes(_ attributes: [NSAttributedString.Key: Any]?, range: NSRange) {}
  open func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {}

  /// Replaces a part of the text, without telling the delegate.
  open func replaceCharacters(in range: NSRange, with text: String) {
    guard let range = Range(range, in: string) else { return }
    view.text = string.replacingCharacters(in: range, with: text)
  }

  open func replaceCharacters(in range: NSRange, with text: NSAttributedString) {
    replaceCharacters(in: range, with: text.string)
  }
}

/// The room that text is laid out in; accepted, nothing is laid out.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var size = CGSize.zero
}

/// What is found in text and made a link; accepted, nothing is found.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  public static let link = UIDataDetectorTypes(rawValue: 2)
  public static let address = UIDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// How a person touches something in a text.
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction, presentActions, preview
}
