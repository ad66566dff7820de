// Modelled: full, documented
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
  package func perform(_ gesture: Touch) -> Bool {
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
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      UIException.raise(
        "NSInternalInconsistencyException",
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    action.alert = self
    actions.append(action)
  }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      UIException.raise(
        "NSInternalInconsistencyException",
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    }
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    if isViewLoaded { view.addSubview(field) }
  }

  open override func loadView() {
    super.loadView()
    for field in textFields ?? [] { view.addSubview(field) }
  }

  /// The first text field gets the keyboard as the alert appears.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textFields?.first?.becomeFirstResponder()
  }

  package override var screenName: String { title ?? message ?? "alert" }

  /// A person touches outside: an action sheet with a cancel action chooses that one.
  func closeFromOutside() -> Bool {
    guard preferredStyle == .actionSheet else { return false }
    guard let cancel = actions.first(where: { $0.style == .cancel }) else {
      return traitCollection.horizontalSizeClass == .regular
    }
    _ = cancel.perform(.tap)
    return false
  }

  package override func collectContents(into list: inout ElementList) {
    list.add(words)
    super.collectContents(into: &list)
    for action in actions { list.add(action) }
  }
  private lazy var words = AlertWords(self)
}

/// The title and message of an alert as a person reads them.
@MainActor private final class AlertWords: Element {
  private unowned let alert: UIAlertController
  init(_ alert: UIAlertController) { self.alert = alert }
  var elementRole: ElementRole { .alert }
  var elementLabel: String { elementTexts.first ?? "" }
  var elementValue: String { elementTexts.last ?? "" }
  var elementTexts: [String] {
    [alert.title, alert.message].compactMap { $0 }.filter { !$0.isEmpty }
  }
}
