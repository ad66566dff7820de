import LifecycleModel
import LifecycleSimulator

/// A menu that is open: it covers everything else until something is chosen.
///
/// It is no presentation: the field that has the keyboard keeps it while a menu is open.
@MainActor final class OpenMenu {
  private let menu: UIMenu
  private let sender: AnyObject?
  private weak var window: UIWindow?
  private lazy var items = menu.choices.map { Item($0, self) }
  private lazy var closer = Closer(self)

  init(_ menu: UIMenu, from sender: AnyObject?, in window: UIWindow?) {
    self.menu = menu
    self.sender = sender
    self.window = window
  }

  func collectElements(into list: inout ElementList) {
    list.add(screen: menu.title.isEmpty ? "menu" : menu.title)
    for item in items { list.add(item) }
    list.add(closer)
  }

  fileprivate func close() { window?.openMenu = nil }

  fileprivate func choose(_ title: String) -> Bool {
    close()
    return menu.choose(title, from: sender)
  }

  /// One choice.
  @MainActor private final class Item: Element {
    private let element: UIMenuElement
    private unowned let menu: OpenMenu
    init(_ element: UIMenuElement, _ menu: OpenMenu) {
      self.element = element
      self.menu = menu
    }
    var elementRole: ElementRole { .menuItem }
    var elementLabel: String { element.title }
    var elementValue: String { (element as? UIAction)?.state == .on ? "selected" : "" }
    var isElementEnabled: Bool {
      !((element as? UIAction)?.attributes.contains(.disabled) ?? false)
    }
    func perform(_ gesture: Touch) -> Bool {
      gesture == .tap && isElementEnabled && menu.choose(element.title)
    }
  }

  /// What a screen reader offers for a touch beside the menu.
  @MainActor private final class Closer: Element {
    private unowned let menu: OpenMenu
    init(_ menu: OpenMenu) { self.menu = menu }
    var elementRole: ElementRole { .button }
    var elementLabel: String { "Dismiss Menu" }
    func perform(_ gesture: Touch) -> Bool {
      guard gesture == .tap else { return false }
      menu.close()
      return true
    }
  }
}
