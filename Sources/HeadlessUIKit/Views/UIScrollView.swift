public import Foundation
import LifecycleModel
import LifecycleSimulator

/// What a scroll view tells its delegate.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}

/// A view whose content can be larger than it is.
///
/// Content of a plain scroll view counts as on the screen as a whole; only tables scroll by rows.
@preconcurrency @MainActor open class UIScrollView: UIView, ScrollDelegateKeeping {
  /// Whether a drag takes the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  open var contentOffset = CGPoint.zero
  open var contentSize = CGSize.zero
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
  open private(set) var isDragging = false
  open private(set) var isDecelerating = false
  public weak var scrollDelegate: (any UIScrollViewDelegate)?

  open func setContentOffset(_ offset: CGPoint, animated: Bool) {
    contentOffset = offset
    scrollDelegate?.scrollViewDidScroll(self)
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}

  /// Tells the delegate of a drag, and takes the keyboard away when it is to.
  func noteDrag(_ scroll: () -> Void) {
    isDragging = true
    scrollDelegate?.scrollViewWillBeginDragging(self)
    if keyboardDismissMode != .none { attachedWindow?.simulator.focus.endEditing(cause: .scroll) }
    scroll()
    scrollDelegate?.scrollViewDidScroll(self)
    isDragging = false
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: false)
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

/// A control above a list that asks for new data.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}
