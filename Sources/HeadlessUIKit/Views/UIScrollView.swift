// Modelled: partial, documented
public import Foundation
import LifecycleModel
import LifecycleSimulator
import VirtualTime

/// What a scroll view tells its delegate.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

/// A view whose content can be larger than it is.
///
/// Content of a plain scroll view counts as on the screen as a whole; only tables scroll by rows.
@preconcurrency @MainActor open class UIScrollView: UIView, ScrollDelegateKeeping {
  /// Whether a drag takes the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// How insets follow bars; accepted, not computed.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  open var contentOffset = CGPoint.zero
  open var contentSize = CGSize.zero
  open var zoomScale: CGFloat = 1
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var scrollsToTop = true
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  open var contentInset = UIEdgeInsets.zero
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var refreshControl: UIRefreshControl?
  open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
  open private(set) var isDragging = false
  open private(set) var isDecelerating = false
  public weak var scrollDelegate: (any UIScrollViewDelegate)?

  open func setContentOffset(_ offset: CGPoint, animated: Bool) {
    contentOffset = offset
    scrollDelegate?.scrollViewDidScroll(self)
    if animated { noteEndOfScrollAnimation() }
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  open func flashScrollIndicators() {}

  /// Tells the delegate when the animation of scrolling by the app has ended: 0.3 s later.
  func noteEndOfScrollAnimation() {
    guard let delegate = scrollDelegate else { return }
    guard let simulator else { return delegate.scrollViewDidEndScrollingAnimation(self) }
    _ = simulator.clock.scheduleSystem(after: .milliseconds(300)) { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
      }
    }
  }

  /// Tells the delegate of a drag, and takes the keyboard away when it is to.
  func noteDrag(_ scroll: () -> Void) {
    isDragging = true
    scrollDelegate?.scrollViewWillBeginDragging(self)
    if keyboardDismissMode != .none { attachedWindow?.simulator.focus.endEditing(cause: .scroll) }
    scroll()
    scrollDelegate?.scrollViewDidScroll(self)
    isDragging = false
    if let delegate = scrollDelegate {
      var target = contentOffset
      delegate.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: &target)
      delegate.scrollViewDidEndDragging(self, willDecelerate: false)
    }
  }
}

/// What has a scroll view's delegate.
///
/// `delegate` is declared here and not in the class, so that tables and text views can declare one
/// of their own type, as Apple's do.
@preconcurrency @MainActor public protocol ScrollDelegateKeeping: AnyObject {
  var scrollDelegate: (any UIScrollViewDelegate)? { get set }
}

extension ScrollDelegateKeeping {
  /// What is told about scrolling.
  @preconcurrency @MainActor public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
