// Modelled: partial, documented
public import Foundation

/// Something that a person can do with a view, apart from touching it.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

/// Which menu a long press opens, and its preview, which is not shown.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  public let identifier: (any NSCopying)?
  let actionProvider: (([UIMenuElement]) -> UIMenu?)?

  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier
    self.actionProvider = actionProvider
    super.init()
  }
}

/// Gives a view its menu.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// Lets a long press on a view open a menu.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  open weak var delegate: (any UIContextMenuInteractionDelegate)?
  open private(set) weak var view: UIView?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open func dismissMenu() { view?.attachedWindow?.openMenu = nil }

  var configuration: UIContextMenuConfiguration? {
    delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: .zero)
  }
}

extension UIView {
  /// Lets a person do more with the view.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Takes an interaction from the view.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  /// Opens the menu of the view, or of the nearest one above that has one.
  func openMenu() -> Bool {
    var view: UIView? = self
    while let current = view {
      if current.isReachable, let menu = current.contextMenu {
        attachedWindow?.openMenu = OpenMenu(menu, from: current, in: attachedWindow)
        return true
      }
      view = current.superview
    }
    return false
  }
}
