import LifecycleModel
import LifecycleSimulator

/// The node of a tab view: a screen for each tab that was visited, of which one is shown.
final class TabViewNode<SelectionValue: Hashable, Content: View>: KeepingNode<
  TabView<SelectionValue, Content>
>, ScreenContainer, RowParticipant
{
  private(set) var tabs: [TabEntry] = []
  private(set) var isOnScreen = false
  private var hasAppeared = false
  private(set) var selected: TabEntry?
  /// What the app's binding says, or what was chosen where there is none.
  private var wanted: SelectionValue?
  private var chosen: TabID?
  private let reader: ContentReader

  override init(_ view: TabView<SelectionValue, Content>, _ context: _NodeContext) {
    reader = ContentReader(context.graph)
    super.init(view, context)
    reader.bind(to: self)
    readTabs()
    selected = wantedTab
    selected?.visit(self)
    visitAllIfAnnounced()
    context.screen.add(self, cause: .launch, container: nil)
  }

  override func update(_ view: TabView<SelectionValue, Content>) {
    super.update(view)
    refresh()
  }

  override func refresh() {
    readTabs()
    graph.afterPass { [weak self] in self?.follow() }
  }

  override func willLeave(_ cause: Cause) {
    reader.leave(graph)
    context.screen.remove(self, cause: cause, container: nil)
    for tab in tabs { tab.label?.unmount(cause) }
    if !isOnScreen || cause == .kill { tearDown() }
  }

  func tearDown() { for tab in tabs { tab.screen?.releaseScreen() } }

  // MARK: Tabs

  /// Finds the tabs that there are now, and hands those that stay their next content.
  private func readTabs() {
    reader.renew()
    let view = view
    let children: [TabChild] = reader.make {
      var found = _TabChildren()
      found.add(view.content, at: TabID(), tag: AnyHashable(0))
      return found.list
    }
    wanted = reader.make { view.selection?.wrappedValue }
    var old: [TabID: TabEntry] = [:]
    for tab in tabs { old[tab.child.id] = tab }
    tabs = children.map { child in
      guard let entry = old.removeValue(forKey: child.id) else { return TabEntry(child, self) }
      entry.update(child, self)
      return entry
    }
    for gone in old.values where gone !== selected { gone.remove() }
  }

  private var wantedTab: TabEntry? {
    if let wanted {
      let found = tabs.first { ($0.child.tag?.base as? SelectionValue) == wanted }
      if let found { return found }
    } else if let chosen, let found = tabs.first(where: { $0.child.id == chosen }) {
      return found
    }
    if let selected, tabs.contains(where: { $0 === selected }) { return selected }
    return tabs.first { !$0.child.isHidden }
  }

  /// Shows the tab that the app's selection says.
  private func follow() {
    guard isMounted else { return }
    let new = wantedTab
    guard new !== selected else { return }
    let old = selected
    selected = new
    new?.visit(self)
    if isOnScreen { exchange(old?.screen, for: new) }
    if let old, !tabs.contains(where: { $0 === old }) { old.remove() }
  }

  /// The order is the one of UIKit's tab bar: the new screen appears, then the old one is gone.
  private func exchange(_ old: HostScreen?, for new: TabEntry?) {
    let enter = ScreenChange(cause: .tabSwitch, container: .tab, role: .top, isAnimated: false)
    let leave = ScreenChange(
      cause: .tabSwitch, container: .tab, role: .visitedTab, isAnimated: false)
    simulator.trace.append(.step("tab \(new?.elementLabel ?? "")"))
    new?.screen?.screenWillAppear(enter)
    interrupt(new?.screen, enter)
    if let old {
      simulator.focus.endEditing(on: old, cause: .tabSwitch)
      old.screenWillDisappear(leave)
      old.screenDidDisappear(leave)
    }
    new?.screen?.screenDidAppear(enter)
  }

  /// A person taps a tab; a second tap on it pops its stack to the root.
  fileprivate func choose(_ tab: TabEntry) {
    let isSame = tab === selected
    if let selection = view.selection {
      guard let value = tab.child.tag?.base as? SelectionValue else { return }
      showBeforeWriting(tab)
      simulator.trace.append(.write("selection", value: "\(value)"))
      selection.wrappedValue = value
      refreshSoon()
    } else {
      chosen = tab.child.id
      refreshSoon()
    }
    if isSame { tab.screen?.root?.findHost()?.popToRoot() }
  }

  /// A tab that was visited is shown before the app's selection is written.
  private func showBeforeWriting(_ tab: TabEntry) {
    let setting = simulator.behavior.tabs.selectionWrite
    guard setting.value == .afterAppear, tab !== selected, tab.screen != nil, isOnScreen else {
      return
    }
    _ = simulator.decide(setting)
    let old = selected
    selected = tab
    exchange(old?.screen, for: tab)
  }

  /// Reads the selection again, also where the app's binding tells nobody of its changes.
  private func refreshSoon() {
    graph.afterPass { [weak self] in
      guard let self, self.isMounted else { return }
      self.readTabs()
      self.follow()
    }
  }

  fileprivate func isSelected(_ tab: TabEntry) -> Bool { selected === tab }

  // MARK: What is shown

  override func collect(into list: inout ElementList) {
    selected?.screen?.collectElements(into: &list)
    guard !isBarHidden else { return }
    for tab in tabs where !tab.child.isHidden { list.add(tab) }
  }
  override func collectRows(into rows: inout RowSegments) { rows.add(single: self) }
  func rowWasShown(_ shown: Bool, _ cause: Cause) {}

  /// Whether a screen in front within the tab takes the tab bar away.
  private var isBarHidden: Bool {
    guard let screen = selected?.screen else { return false }
    return graph.screens.contains { inner in
      inner.isVisible && inner.bars?.isHidden(.tabBar) == true && inner.isOn(screen)
    }
  }

  fileprivate var hasPages: Bool { context.environment.values.showsTabsAsPages }

  /// What a tab without a label is called: the dot of a page.
  fileprivate func place(of tab: TabEntry) -> String {
    guard hasPages, let index = tabs.firstIndex(where: { $0 === tab }) else { return "" }
    return "Page \(index + 1) of \(tabs.count)"
  }

  // MARK: Appearance

  func screenWillAppear(_ change: ScreenChange) {
    guard !isOnScreen else { return }
    isOnScreen = true
    selected?.screen?.screenWillAppear(change)
    if !hasAppeared { announceFirstAppearance(change) }
    hasAppeared = true
  }
  func screenDidAppear(_ change: ScreenChange) { selected?.screen?.screenDidAppear(change) }
  func screenWillDisappear(_ change: ScreenChange) {
    if isOnScreen { selected?.screen?.screenWillDisappear(change) }
  }
  func screenDidDisappear(_ change: ScreenChange) {
    guard isOnScreen else { return }
    isOnScreen = false
    selected?.screen?.screenDidDisappear(change)
  }
  func screenCancelledDisappear(_ change: ScreenChange) {
    selected?.screen?.screenCancelledDisappear(change)
  }
  func containsInput(_ client: any TextInputClient) -> Bool {
    selected?.screen?.containsInput(client) ?? false
  }

  func disappear(_ change: ScreenChange) {
    screenWillDisappear(change)
    screenDidDisappear(change)
    guard !isMounted else { return }
    announceRemoval()
    tearDown()
  }
  func announceAppearance(_ change: ScreenChange) {
    selected?.screen?.announceAppearance(change)
  }
  var hearsAppearance: Bool { selected?.screen?.hearsAppearance ?? false }

  // MARK: One tab

  /// A tab as a person sees it, and its screen once it was visited.
  @MainActor final class TabEntry: Element {
    private(set) var child: TabChild
    private(set) var screen: HostScreen?
    private(set) var label: _ViewNode<AnyView>?
    private weak var owner: TabViewNode?

    init(_ child: TabChild, _ owner: TabViewNode) {
      self.child = child
      self.owner = owner
      makeLabel(owner)
    }

    private func makeLabel(_ owner: TabViewNode) {
      guard let view = child.label else { return }
      var bare = owner.childContext()
      bare.rows = nil
      label = AnyView._makeNode(view, bare)
    }

    func update(_ child: TabChild, _ owner: TabViewNode) {
      self.child = child
      screen?.update(child.content)
      if let label, let view = child.label {
        label.update(view)
      } else {
        label?.unmount(.update)
        label = nil
        makeLabel(owner)
      }
    }

    /// Builds the tab's content at the first visit.
    func visit(_ owner: TabViewNode) {
      guard screen == nil else { return }
      let screen = HostScreen(graph: owner.graph, name: "tab")
      if owner.context.screen.dismissAction != nil {
        screen.dismissAction = { [weak outer = owner.context.screen] in outer?.dismissAction?() }
      }
      screen.mount(
        child.content, environment: owner.context.environment,
        navigation: owner.context.navigation, parent: owner)
      self.screen = screen
    }

    func remove() {
      label?.unmount(.removal)
      label = nil
      screen?.releaseScreen()
      screen = nil
    }

    var elementRole: ElementRole { .tab }
    var elementLabel: String {
      var text = ""
      label?.collectText(into: &text)
      if text.isEmpty { label?.collectImageNames(into: &text) }
      return text.isEmpty ? owner?.place(of: self) ?? "" : text
    }
    var elementValue: String {
      let isSelected = owner?.isSelected(self) ?? false
      return [isSelected ? "selected" : nil, child.badge].compactMap { $0 }.joined(separator: ", ")
    }
    var elementIdentifier: String? { child.identifier }
    var isElementEnabled: Bool { child.isEnabled }
    func perform(_ gesture: Touch) -> Bool {
      guard gesture == .tap, let owner else { return false }
      owner.choose(self)
      return true
    }
  }
}
