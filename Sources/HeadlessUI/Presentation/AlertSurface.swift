import LifecycleModel
import LifecycleSimulator

/// What an alert or a confirmation dialog shows: its words and its actions.
struct AlertSurface<Actions: View, Message: View>: PrimitiveView {
  let title: String
  let actions: Actions
  let message: Message
  let isDialog: Bool

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    AlertNode(view, context)
  }
}

/// The node of an alert: an element with its words, its fields, and a button for each action.
///
/// An action runs before the alert closes. Source: Apple, `alert(_:isPresented:actions:)`: "All
/// actions in an alert dismiss the alert after the action runs."
private final class AlertNode<Actions: View, Message: View>:
  KeepingNode<AlertSurface<Actions, Message>>, Element, OutsideTouchTarget
{
  private var actions: _ViewNode<Actions>!
  private var message: _ViewNode<Message>!
  private var proxies = ElementProxies<ActingElement>()
  private lazy var standard = StandardAction(self)

  override init(_ view: AlertSurface<Actions, Message>, _ context: _NodeContext) {
    super.init(view, context)
    actions = Actions._makeNode(view.actions, childContext())
    message = Message._makeNode(view.message, childContext())
  }

  override func update(_ view: AlertSurface<Actions, Message>) {
    super.update(view)
    actions.update(view.actions)
    message.update(view.message)
  }

  override func visitChildren(_ body: (_AnyNode) -> Void) {
    body(message)
    body(actions)
  }

  override func collect(into list: inout ElementList) {
    list.add(self)
    let controls = controls()
    for control in controls { list.add(control) }
    if needsStandardAction(beside: controls) { list.add(standard) }
  }

  /// The fields and buttons among the actions: an alert shows nothing else of them.
  private func controls() -> [any Element] {
    var inner = ElementList()
    actions.collect(into: &inner)
    return inner.items.compactMap { item in
      switch item.element.elementRole {
      case .textField, .secureField: return item.element
      case .button, .link:
        return proxies.proxy(for: item.element) { [weak self] base, gesture in
          guard base.perform(gesture) else { return false }
          self?.close()
          return true
        }
      default: return nil
      }
    }
  }

  /// An alert without actions has an OK button; a dialog without a cancel button has one, except
  /// where it is a popover. Source: Apple, `alert(_:isPresented:actions:)` and
  /// `confirmationDialog(_:isPresented:titleVisibility:actions:)`.
  private func needsStandardAction(beside controls: [any Element]) -> Bool {
    if view.isDialog {
      return simulator.device.sizeClass != .regular
        && !controls.contains { $0.isElementCancelling }
    }
    return !controls.contains { $0.elementRole == .button || $0.elementRole == .link }
  }

  fileprivate func close() { context.screen.dismissAction?() }
  fileprivate var isDialog: Bool { view.isDialog }

  var actionForOutsideTouch: (() -> Void)? {
    guard view.isDialog else { return nil }
    return { [weak self] in
      guard let self else { return }
      var inner = ElementList()
      self.actions.collect(into: &inner)
      _ = inner.items.first { $0.element.isElementCancelling }?.element.perform(.tap)
    }
  }

  // MARK: Element

  var elementRole: ElementRole { .alert }
  var elementLabel: String { view.title }
  var elementValue: String {
    var text = ""
    message.collectText(into: &text)
    return text
  }
  var elementTexts: [String] {
    var texts = view.title.isEmpty ? [] : [view.title]
    message.collectTexts(into: &texts)
    return texts
  }
}

extension AlertNode: StandardActionTarget {}

@MainActor private protocol StandardActionTarget: AnyObject {
  var isDialog: Bool { get }
  func close()
}

/// The button that the platform adds: it only closes.
@MainActor private final class StandardAction: Element {
  private unowned let target: any StandardActionTarget
  init(_ target: any StandardActionTarget) { self.target = target }
  var elementRole: ElementRole { .button }
  var elementLabel: String { target.isDialog ? "Cancel" : "OK" }
  var isElementCancelling: Bool { target.isDialog }
  func perform(_ gesture: Touch) -> Bool {
    guard gesture == .tap else { return false }
    target.close()
    return true
  }
}

extension View {
  /// Shows an alert or a dialog while the flag is on and there is something to show.
  func asking<Actions: View, Message: View>(
    _ title: String, _ isPresented: Binding<Bool>, isDialog: Bool, showsTitle: Bool = true,
    actions: Actions, message: Message
  ) -> some View {
    let surface = AlertSurface(
      title: showsTitle ? title : "", actions: actions, message: message, isDialog: isDialog)
    return PresentingContent(
      content: self, item: isPresented.whileTrue, identity: { AnyHashable($0) },
      style: isDialog ? .confirmation : .alert, onDismiss: nil, title: title,
      presented: { _ in surface })
  }

  /// Shows an alert or a dialog about some data while the flag is on and there are data.
  ///
  /// Later changes of the data are not shown. Source: Apple,
  /// `alert(_:isPresented:presenting:actions:)`.
  func asking<T, Actions: View, Message: View>(
    _ title: String, _ isPresented: Binding<Bool>, isDialog: Bool, showsTitle: Bool = true,
    presenting data: T?, actions: (T) -> Actions, message: (T) -> Message
  ) -> some View {
    let surface = data.map {
      AlertSurface(
        title: showsTitle ? title : "", actions: actions($0), message: message($0),
        isDialog: isDialog)
    }
    return PresentingContent(
      content: self, item: isPresented.whileTrue(surface), identity: { _ in AnyHashable(true) },
      style: isDialog ? .confirmation : .alert, onDismiss: nil, title: title, isFrozen: true,
      presented: { $0 })
  }
}
