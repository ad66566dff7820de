// Modelled: full, documented
public import Foundation

/// A control above a list that asks for new data.
///
/// A person triggers it by scrolling up past the top; it refreshes until the app ends it.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?

  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }

  /// A person pulls the list down; a refresh under way goes on.
  func pull() {
    guard isEnabled, !isRefreshing else { return }
    isRefreshing = true
    sendByHand([.valueChanged, .primaryActionTriggered])
  }

  package override var isPerceivable: Bool { false }
}
