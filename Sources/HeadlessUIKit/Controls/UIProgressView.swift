// Modelled: full, documented
public import Foundation
import LifecycleModel

/// Shows how far something is.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// How it looks; accepted, not drawn.
  public enum Style: Int, Sendable { case `default`, bar }
  open var progress: Float = 0 { didSet { progress = min(max(progress, 0), 1) } }
  open var progressViewStyle = Style.default
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  open var observedProgress: Progress?

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  package override var isPerceivable: Bool { true }
  package override var elementValue: String {
    accessibilityValue ?? "\(Int((progress * 100).rounded())) %"
  }
}
