// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// A control that shows a menu of actions.
///
/// A tap opens the menu over the screen, a tap on an item closes it and does the item's action.
/// With a primary action the tap does that, and a long press opens the menu.
public struct Menu<Label: View, Content: View>: PrimitiveView {
  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
    primaryAction = nil
  }

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.label = label()
    self.content = content()
    self.primaryAction = primaryAction
  }

  /// The menu of a menu style's configuration.
  public init(_ configuration: MenuStyleConfiguration)
  where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    label = configuration.label
    content = configuration.content
    primaryAction = nil
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    MenuNode(view, context)
  }
}

extension Menu where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) { self.init(content: content, label: { Text(title) }, primaryAction: primaryAction) }
}

extension Menu where Label == HeadlessUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      content: content, label: { HeadlessUI.Label(titleKey, systemImage: systemImage) })
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content, label: { HeadlessUI.Label(title, systemImage: systemImage) }) }
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { HeadlessUI.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { HeadlessUI.Label(title, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { HeadlessUI.Label(titleKey, image: image) })
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content, label: { HeadlessUI.Label(title, image: image) }) }
}

/// The node of a menu's control; what is in the menu has nodes while the menu is open.
private final class MenuNode<Label: View, Content: View>:
  LabelledNode<Menu<Label, Content>, Label>, MenuControl
{
  private lazy var menu = OpenMenu<Content>(self)

  override init(_ view: Menu<Label, Content>, _ context: _NodeContext) {
    super.init(view, context)
    makeChild(view.label, labelContext())
  }
  override func update(_ view: Menu<Label, Content>) {
    super.update(view)
    child.update(view.label)
    if hasOpened { menu.update(view.content) }
  }
  private var hasOpened = false

  override func willLeave(_ cause: Cause) {
    super.willLeave(cause)
    if hasOpened { menu.ownerLeft(cause) }
  }

  override func perform(_ gesture: Touch) -> Bool {
    switch gesture {
    case .tap:
      guard let action = view.primaryAction else { return open() }
      action()
      return true
    case .longPress:
      return view.primaryAction != nil && open()
    case .pick(let words):
      hasOpened = true
      return menu.choose(words, in: view.content)
    default: return false
    }
  }

  private func open() -> Bool {
    hasOpened = true
    return menu.open(view.content, name: elementLabel)
  }
}

/// A control that opens a menu; inside a menu it is a submenu.
@MainActor protocol MenuControl: AnyObject {}
