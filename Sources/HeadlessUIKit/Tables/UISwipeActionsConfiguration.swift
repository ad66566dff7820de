// Modelled: full, documented
public import Foundation

/// An action that a swipe over a row uncovers.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// What the action means.
  public enum Style: Int, Sendable { case normal, destructive }
  /// What the action does; it calls its last argument when it is done.
  public typealias Handler =
    @MainActor (
      UIContextualAction, UIView, @escaping (Bool) -> Void
    ) -> Void

  public let style: Style
  public let handler: Handler
  open var title: String?
  /// What a person calls the action: its title, or its image.
  var name: String { title ?? image?.name ?? "" }
  open var image: UIImage?
  open var backgroundColor: UIColor!

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}

/// The actions of a row, the outermost first.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  open private(set) var actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
