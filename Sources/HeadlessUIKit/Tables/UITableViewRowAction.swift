// Modelled: full, documented
public import Foundation

/// An action that a swipe over a row uncovers, as apps before iOS 11 made them.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
  /// What the action means.
  public enum Style: Int, Sendable {
    case `default`, normal
    public static let destructive = Style.default
  }

  public let style: Style
  open var title: String?
  open var backgroundColor: UIColor?
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// The same action as swipe configurations have it.
  func contextual(_ path: IndexPath) -> UIContextualAction {
    UIContextualAction(style: style == .default ? .destructive : .normal, title: title) {
      _, _, done in
      self.handler(self, path)
      done(true)
    }
  }
}
