public import Foundation
package import LifecycleModel
public import LifecycleSimulator

/// A button of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject, Element {
  /// What the button means.
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  public let title: String?
  public let style: Style
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?
  weak var alert: UIAlertController?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  package var elementRole: ElementRole { .button }
  package var elementLabel: String { title ?? "" }
  package var isElementEnabled: Bool { isEnabled }
  package var isElementCancelling: Bool { style == .cancel }

  /// Closes the alert; the handler runs when it is gone.
  package func perform(_ gesture: Gesture) -> Bool {
    guard gesture == .tap, isEnabled, let alert else { return false }
    alert.dismiss(animated: true) { [self] in handler?(self) }
    return true
  }
}

/// A question with a few buttons.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// In the middle of the screen, or from its edge.
  public enum Style: Int, Sendable { case actionSheet, alert }

  public private(set) var preferredStyle = Style.alert
  open var message: String?
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  open var preferredAction: UIAlertAction?

  /// Makes an alert without buttons.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  open func addAction(_ action: UIAlertAction) {
    action.alert = self
    actions.append(action)
  }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    if isViewLoaded { view.addSubview(field) }
  }

  open override func loadView() {
    super.loadView()
    for text in [title, message] where !(text ?? "").isEmpty {
      let label = UILabel()
      label.text = text
      view.addSubview(label)
    }
    for field in textFields ?? [] { view.addSubview(field) }
  }

  package override var screenName: String { title ?? message ?? "alert" }

  package override func collectContents(into list: inout ElementList) {
    super.collectContents(into: &list)
    for action in actions { list.add(action) }
  }
}
