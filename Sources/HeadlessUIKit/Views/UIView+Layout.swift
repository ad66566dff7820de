// Modelled: partial, documented
public import Foundation

extension UIView {
  /// Asks for a layout at the end of this turn.
  public func setNeedsLayout() {
    guard !needsLayout else { return }
    needsLayout = true
    attachedWindow?.needsLayout(of: self)
  }

  /// Lays out the view and its subviews now, as far as they asked for it.
  public func layoutIfNeeded() {
    layOutIfNeeded()
    for view in below { view.layoutIfNeeded() }
  }

  /// Lays out this view alone.
  func layOutIfNeeded() {
    guard needsLayout else { return }
    needsLayout = false
    owner?.viewWillLayoutSubviews()
    layoutSubviews()
    owner?.viewDidLayoutSubviews()
  }

  // MARK: Coordinates, as far as frames are known: the rows of tables and what the app sets

  /// A point of this view in the coordinates of another one, or of the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, other) = (originInWindow, view?.originInWindow ?? .zero)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// A point of another view, or of the window, in the coordinates of this one.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (own, other) = (originInWindow, view?.originInWindow ?? .zero)
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }

  /// A rectangle of this view in the coordinates of another one, or of the window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A rectangle of another view, or of the window, in the coordinates of this one.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// The point of the window at which the view's coordinates begin.
  private var originInWindow: CGPoint {
    var point = CGPoint.zero
    var view: UIView? = self
    while let current = view {
      point.x += current.frame.origin.x - current.scrolledOrigin.x
      point.y += current.frame.origin.y - current.scrolledOrigin.y
      view = current.superview
    }
    return point
  }

  private var scrolledOrigin: CGPoint {
    (self as? UIScrollView)?.contentOffset ?? bounds.origin
  }
}
