import LifecycleModel
import LifecycleSimulator

/// A menu over the screen, for as long as it is open.
@MainActor protocol MenuSession: AnyObject {
  /// Closes the menu and those in which it stands.
  func closeAll()
}

/// The menu of a control or of a view with a context menu.
@MainActor final class OpenMenu<Content: View>: MenuSession {
  private unowned let owner: _AnyNode
  private var screen: HostScreen?
  private weak var presentation: Presentation?

  init(_ owner: _AnyNode) { self.owner = owner }

  private var presentations: PresentationController { owner.simulator.presentations }

  /// Shows the menu; returns false when there is nothing in it.
  func open(_ content: Content, name: String) -> Bool {
    guard screen == nil else { return true }
    let screen = mount(content, name: name)
    guard hasItems(screen) else {
      letGo()
      return false
    }
    let presentation = Presentation(
      screen: screen, style: .menu, presenter: owner.context.screen)
    presentation.onRelease = { [weak self] in self?.letGo() }
    self.presentation = presentation
    presentations.present(presentation, animated: false)
    return true
  }

  /// Opens the menu, takes the item with these words, also one of a submenu, and closes it.
  func choose(_ words: String, in content: Content) -> Bool {
    let wasOpen = screen != nil
    let screen = screen ?? mount(content, name: words)
    defer { if !wasOpen { letGo() } }
    var list = ElementList()
    screen.root?.collect(into: &list)
    let elements = list.items.map(\.element).filter(\.isElementEnabled)
    if let item = elements.first(where: { $0.elementLabel == words && $0.elementRole != .text }) {
      return item.perform(.tap)
    }
    return elements.contains { $0.perform(.pick(words)) }
  }

  func update(_ content: Content) {
    screen?.update(MenuSurface(content: content))
  }

  /// The control goes away, and its menu with it.
  func ownerLeft(_ cause: Cause) {
    guard cause != .kill, let presentation else { return letGo() }
    let presentations = presentations
    owner.graph.afterPass { presentations.dismiss(presentation, cause: .removal, animated: false) }
  }

  func closeAll() {
    let outer = owner.context.screen.presentation?.menu
    if let presentation {
      presentations.dismiss(presentation, cause: .dismiss, animated: false)
    }
    outer?.closeAll()
  }

  private func mount(_ content: Content, name: String) -> HostScreen {
    let screen = HostScreen(graph: owner.graph, name: name)
    let traits = PresentationTraits()
    traits.style = .menu
    traits.menu = self
    screen.presentation = traits
    self.screen = screen
    screen.mount(
      MenuSurface(content: content), environment: owner.context.environment, navigation: nil,
      parent: owner)
    return screen
  }

  private func hasItems(_ screen: HostScreen) -> Bool {
    var list = ElementList()
    screen.root?.collect(into: &list)
    return !list.items.isEmpty
  }

  private func letGo() {
    screen?.releaseScreen()
    screen = nil
  }
}

/// What is in a menu: its controls as items.
struct MenuSurface<Content: View>: PrimitiveView {
  let content: Content
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    MenuSurfaceNode(view, context)
  }
}

private final class MenuSurfaceNode<Content: View>: WrapperNode<MenuSurface<Content>, Content> {
  private var proxies = ElementProxies<ActingElement>()
  private var options: [MenuOption] = []

  override init(_ view: MenuSurface<Content>, _ context: _NodeContext) {
    super.init(view, context)
    makeChild(view.content)
  }
  override func update(_ view: MenuSurface<Content>) {
    super.update(view)
    child.update(view.content)
  }

  override func collect(into list: inout ElementList) {
    var inner = ElementList()
    child.collect(into: &inner)
    // A picker's options stand in the menu by their picker, however it looks elsewhere.
    for item in inner.items where !(item.element is PickerOptionNode) {
      add(item.element, to: &list)
    }
  }

  private func add(_ element: any Element, to list: inout ElementList) {
    switch element.elementRole {
    case .button where element.original is any MenuControl:
      list.add(proxies.proxy(for: element, role: .menuItem) { $0.perform($1) })
    case .button, .link:
      list.add(
        proxies.proxy(for: element, role: .menuItem) { [weak self] in
          self?.choose($0, $1) ?? false
        })
    case .toggle:
      list.add(proxies.proxy(for: element) { [weak self] in self?.choose($0, $1) ?? false })
    case .picker:
      // The options of a picker stand in the menu themselves.
      guard let picker = element.original as? any OptionsElement else { return list.add(element) }
      for words in picker.optionWords { list.add(option(words, of: picker)) }
    default: list.add(element)
    }
  }

  private func option(_ words: String, of picker: any OptionsElement) -> any Element {
    if let known = options.first(where: { $0.elementLabel == words && $0.picker === picker }) {
      return known
    }
    let made = MenuOption(words, picker) { [weak self] base, gesture in
      self?.choose(base, gesture) ?? false
    }
    options.removeAll { $0.picker == nil }
    options.append(made)
    return made
  }

  /// Closes the menu, unless the item keeps it open, and does what the item does.
  private func choose(_ element: any Element, _ gesture: Touch) -> Bool {
    let node = element.original as? _AnyNode
    guard node?.context.environment.values.menuActionDismissBehavior != .disabled else {
      return element.perform(gesture)
    }
    switch gesture {
    case .tap, .toggle, .pick:
      // Closed first: what the action presents stands over the screen, not over the menu.
      context.screen.presentation?.menu?.closeAll()
      return element.perform(gesture)
    default: return false
    }
  }
}

/// A control with options, each of which is an item when the control stands in a menu.
@MainActor protocol OptionsElement: Element {
  var optionWords: [String] { get }
}

/// An option of a picker in a menu.
@MainActor private final class MenuOption: Element {
  private(set) weak var picker: (any OptionsElement)?
  private let words: String
  private let act: (any Element, Touch) -> Bool

  init(
    _ words: String, _ picker: any OptionsElement,
    _ act: @escaping (any Element, Touch) -> Bool
  ) {
    self.words = words
    self.picker = picker
    self.act = act
  }
  var elementRole: ElementRole { .menuItem }
  var elementLabel: String { words }
  var elementValue: String { picker?.elementValue == words ? "selected" : "" }
  var isElementEnabled: Bool { picker?.isElementEnabled ?? false }
  func perform(_ gesture: Touch) -> Bool {
    guard gesture == .tap, let picker else { return false }
    return act(picker, .pick(words))
  }
}
