import LifecycleModel
import LifecycleSimulator

/// The back button of a navigation bar.
@MainActor final class BackButton: Element {
  private unowned let navigation: UINavigationController
  init(_ navigation: UINavigationController) { self.navigation = navigation }

  var elementRole: ElementRole { .backButton }

  /// The words of the item below: its back title, its title, or "Back".
  var elementLabel: String {
    let controllers = navigation.viewControllers
    guard controllers.count > 1 else { return "Back" }
    let item = controllers[controllers.count - 2].navigationItem
    return item.backBarButtonItem?.title ?? item.backButtonTitle ?? item.shownTitle ?? "Back"
  }

  func perform(_ gesture: Touch) -> Bool {
    guard gesture == .tap else { return false }
    return navigation.goBack()
  }
}

/// The title of a navigation bar, or the header or footer of a table's section.
@MainActor final class HeaderElement: Element {
  var elementLabel: String
  let elementRole: ElementRole
  init(_ text: String, isHeader: Bool = true) {
    elementLabel = text
    elementRole = isHeader ? .header : .text
  }
  var elementValue: String { elementLabel }
}
