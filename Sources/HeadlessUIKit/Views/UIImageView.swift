// Modelled: partial, documented
public import Foundation
package import LifecycleModel

/// A view that shows an image; a person perceives it when it has a label.
@preconcurrency @MainActor open class UIImageView: UIView {
  open var image: UIImage?
  open var highlightedImage: UIImage?
  open var isHighlighted = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Makes a view for an image.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }

  package override var elementRole: ElementRole { hasTapAction ? .button : .image }
}

/// A view that shows that something is under way.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// How large it is; accepted, not drawn.
  public enum Style: Int, Sendable { case medium, large }
  open private(set) var isAnimating = false
  open var hidesWhenStopped = true
  open var style = Style.medium

  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
}
