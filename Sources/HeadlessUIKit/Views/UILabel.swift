// Modelled: partial, documented
public import Foundation
package import LifecycleModel

/// A view that shows text.
@preconcurrency @MainActor open class UILabel: UIView {
  open var text: String?
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  open var font: UIFont!
  open var textColor: UIColor!
  open var highlightedTextColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var numberOfLines = 1
  open var isEnabled = true
  open var isHighlighted = false
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var minimumScaleFactor: CGFloat = 0
  open var preferredMaxLayoutWidth: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  package override var elementRole: ElementRole {
    accessibilityTraits.contains(.header) ? .header : .text
  }
  package override var elementLabel: String { accessibilityLabel ?? text ?? "" }
  package override var elementValue: String { accessibilityValue ?? text ?? "" }
  package override var isElementEnabled: Bool { superview?.isReachable ?? true }
  package override var isPerceivable: Bool {
    !(text ?? "").isEmpty || accessibilityLabel != nil
  }
}
