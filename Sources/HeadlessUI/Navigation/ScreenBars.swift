import LifecycleModel
import LifecycleSimulator

/// What the bars of one screen show: its title, its items, its search field.
///
/// Made when a view on the screen first says something about the bars.
@MainActor final class ScreenBars {
  private unowned let screen: HostScreen
  /// Who says something about the bars, outer views first: the innermost has the last word.
  private var sources: [any BarSource] = []
  /// Nodes with toolbar items.
  private var toolbars: [_AnyNode] = []
  /// Whether the platform shows none of the toolbar items any more.
  var areToolbarsGone = false
  var hasToolbars: Bool { !toolbars.isEmpty }
  /// Search fields, which stand between the navigation bar and the content.
  private var searches: [any SearchSession] = []
  /// What is shown below a search field during a search.
  private var searchAccessories: [_AnyNode] = []
  /// Menus that open from the title.
  private var titleMenus: [_AnyNode] = []
  private lazy var header = TitleElement(self)
  private var menuItems = ElementProxies<ActingElement>()
  private var cancelling = ElementProxies<CancellingElement>()
  fileprivate var isTitleMenuOpen = false

  init(_ screen: HostScreen) { self.screen = screen }

  // MARK: Who says something

  func add(_ source: any BarSource) { sources.append(source) }
  func remove(_ source: any BarSource) { sources.removeAll { $0 === source } }
  func add(toolbar node: _AnyNode) { toolbars.append(node) }
  func remove(toolbar node: _AnyNode) { toolbars.removeAll { $0 === node } }
  func add(search: any SearchSession) { searches.append(search) }
  func remove(search: any SearchSession) { searches.removeAll { $0 === search } }
  func add(searchAccessory node: _AnyNode) { searchAccessories.append(node) }
  func remove(searchAccessory node: _AnyNode) { searchAccessories.removeAll { $0 === node } }
  func add(titleMenu node: _AnyNode) { titleMenus.append(node) }
  func remove(titleMenu node: _AnyNode) { titleMenus.removeAll { $0 === node } }

  /// Forgets everybody, as the screen is dropped.
  func removeAll() {
    sources.removeAll()
    toolbars.removeAll()
    searches.removeAll()
    searchAccessories.removeAll()
    titleMenus.removeAll()
  }

  // MARK: What holds

  var title: String {
    for source in sources.reversed() { if let title = source.barTraits.title { return title } }
    return ""
  }
  var hidesBackButton: Bool {
    for source in sources.reversed() {
      if let hides = source.barTraits.hidesBackButton { return hides }
    }
    return false
  }
  func isHidden(_ bar: ToolbarPlacement) -> Bool {
    for source in sources.reversed() {
      if let hides = source.barTraits.hidden[bar] { return hides }
    }
    return false
  }

  /// The search that a person is in the middle of.
  var activeSearch: (any SearchSession)? { searches.first { $0.isSearching } }

  // MARK: What is shown

  /// Adds the bars around the content, in the order in which a person reads them.
  func collect(
    into list: inout ElementList, hasNavigationBar: Bool,
    content: (inout ElementList) -> Void
  ) {
    var items = ToolbarSlots()
    if !areToolbarsGone { for toolbar in toolbars { items.add(toolbar) } }
    let showsTop = hasNavigationBar && !isHidden(.navigationBar)
    if showsTop { collectTop(items, into: &list) }
    for search in searches { search.collectField(into: &list) }
    if activeSearch != nil {
      for accessory in searchAccessories { accessory.collect(into: &list) }
    }
    content(&list)
    if hasNavigationBar, !isHidden(.bottomBar) { collect(items.bottom, into: &list) }
    if !items.keyboard.isEmpty, hasKeyboard { collect(items.keyboard, into: &list) }
  }

  private func collectTop(_ items: ToolbarSlots, into list: inout ElementList) {
    let isBackShown = screen.isBackButtonShown
    collect(items.leading, into: &list)
    if !isBackShown { collect(items.navigation, into: &list) }
    if items.principal.isEmpty {
      collectTitle(into: &list)
    } else {
      collect(items.principal, into: &list)
    }
    // In a compact width a back button pushes navigation items over to the primary ones.
    // Source: Apple, ToolbarItemPlacement.navigation.
    if isBackShown { collect(items.navigation, into: &list) }
    collect(items.trailing, into: &list)
    collect(items.secondary, into: &list)
  }

  private func collectTitle(into list: inout ElementList) {
    for source in sources.reversed() where source.barTraits.title != nil {
      if let field = source.titleField { return field.collect(into: &list) }
      break
    }
    guard !title.isEmpty else { return }
    list.add(header)
    guard isTitleMenuOpen else { return }
    for menu in titleMenus {
      list.collect(menu.collect(into:), replacing: { menuItem(for: $0) })
    }
    for source in sources { source.collectTitleActions(into: &list, bars: self) }
  }

  fileprivate var hasTitleMenu: Bool {
    !titleMenus.isEmpty || sources.contains { $0.hasTitleActions }
  }

  /// A button of the open menu, which closes when it is used.
  private func menuItem(for element: any Element) -> any Element {
    let isButton = element.elementRole == .button || element.elementRole == .link
    return menuItems.proxy(for: element, role: isButton ? .menuItem : nil) { [weak self] in
      self?.isTitleMenuOpen = false
      return $0.perform($1)
    }
  }

  func closeTitleMenu() { isTitleMenuOpen = false }

  private func collect(_ items: [any ToolbarItemNode], into list: inout ElementList) {
    for item in items {
      guard item.placement == .cancellationAction else {
        item.collect(into: &list)
        continue
      }
      // An action there closes the screen without taking any action.
      // Source: Apple, ToolbarItemPlacement.cancellationAction.
      list.collect(item.collect(into:)) { element in
        element.elementRole == .button && !element.isElementCancelling
          ? cancelling.proxy(for: element) { CancellingElement($0) } : element
      }
    }
  }

  private var hasKeyboard: Bool {
    guard let client = screen.graph.simulator.focus.current else { return false }
    return screen.containsInput(client)
  }
}

/// A view that says something about the bars of its screen.
@MainActor protocol BarSource: AnyObject {
  var barTraits: BarTraits { get }
  /// The field in which the title is renamed, while it is.
  var titleField: _AnyNode? { get }
  var hasTitleActions: Bool { get }
  func collectTitleActions(into list: inout ElementList, bars: ScreenBars)
}

extension BarSource {
  var titleField: _AnyNode? { nil }
  var hasTitleActions: Bool { false }
  func collectTitleActions(into list: inout ElementList, bars: ScreenBars) {}
}

/// What a view says about the bars of its screen.
struct BarTraits {
  var title: String?
  var hidesBackButton: Bool?
  var hidden: [ToolbarPlacement: Bool] = [:]
}

/// The title in a navigation bar; a tap opens its menu, if it has one.
@MainActor private final class TitleElement: Element {
  private unowned let bars: ScreenBars
  init(_ bars: ScreenBars) { self.bars = bars }
  var elementRole: ElementRole { .header }
  var elementLabel: String { bars.title }
  func perform(_ gesture: Touch) -> Bool {
    guard gesture == .tap, bars.hasTitleMenu else { return false }
    bars.isTitleMenuOpen.toggle()
    return true
  }
}
