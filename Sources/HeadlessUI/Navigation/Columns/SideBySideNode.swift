import LifecycleModel
import LifecycleSimulator

/// The node of a split view whose columns are on the screen together.
final class SideBySideNode<V: SplitLayout>: KeepingNode<V>, ScreenContainer, RowParticipant,
  HostingNode, SplitNode
{
  private var columns: [SplitColumn] = []
  private var places: [NavigationSplitViewColumn] = []
  private(set) var isOnScreen = false
  /// Which columns are on the screen, while the split view is.
  private var isShown: [Bool] = []
  /// What a person chose with the button, where the app keeps no visibility.
  private var chosen = NavigationSplitViewVisibility.automatic
  var isSplitView: Bool { V.isSplitView }
  var selectionTurn = -1
  private let reader: ContentReader?

  override init(_ view: V, _ context: _NodeContext) {
    reader = view.visibility == nil ? nil : ContentReader(context.graph)
    super.init(view, context)
    reader?.bind(to: self)
    for part in view.columns {
      let host = NavigationHost(
        node: self, environment: context.environment, screen: context.screen)
      let column = SplitColumn(host)
      host.column = column
      columns.append(column)
      places.append(part.column)
      _ = host.install(part.view, name: part.column.name)
    }
    for (left, right) in zip(columns, columns.dropFirst()) { left.next = right }
    isShown = visibleColumns()
    context.screen.add(self, cause: .launch, container: nil)
  }

  override func update(_ view: V) {
    super.update(view)
    for (column, part) in zip(columns, view.columns) { column.content?.update(part.view) }
    if view.visibility != nil { refresh() }
  }

  override func refresh() { graph.afterPass { [weak self] in self?.arrange() } }

  override func willLeave(_ cause: Cause) {
    reader?.leave(graph)
    context.screen.remove(self, cause: cause, container: nil)
    if !isOnScreen || cause == .kill { tearDown() }
  }

  func tearDown() { for column in columns { column.tearDown() } }

  var hosts: [NavigationHost] {
    zip(columns, isShown).filter(\.1).map(\.0.host)
  }

  // MARK: Which columns are shown

  private func visibleColumns() -> [Bool] {
    let visibility: NavigationSplitViewVisibility
    if let binding = view.visibility, let reader {
      reader.renew()
      visibility = reader.make { binding.wrappedValue }
    } else {
      visibility = chosen
    }
    return places.map { place in
      switch visibility {
      case .detailOnly: place == .detail
      case .doubleColumn: places.count == 2 || place != .sidebar
      default: true
      }
    }
  }

  private func arrange() {
    guard isMounted else { return }
    let wanted = visibleColumns()
    guard wanted != isShown else { return }
    let old = isShown
    isShown = wanted
    guard isOnScreen else { return }
    let change = ScreenChange(cause: .program, container: .navigation, role: .root)
    for (index, column) in columns.enumerated() where wanted[index] != old[index] {
      if !wanted[index] { endEditing(in: column) }
      column.host.stack.setVisible(wanted[index], change, phase: .will)
      column.host.stack.setVisible(wanted[index], change, phase: .did)
    }
  }

  private func endEditing(in column: SplitColumn) {
    guard let top = column.host.stack.top else { return }
    simulator.focus.endEditing(on: top, cause: .program)
  }

  // MARK: What is shown

  override func collect(into list: inout ElementList) {
    if hasToggle { list.add(toggle) }
    for (column, shown) in zip(columns, isShown) where shown {
      column.host.collectElements(into: &list)
    }
  }
  override func collectRows(into rows: inout RowSegments) { rows.add(single: self) }
  func rowWasShown(_ shown: Bool, _ cause: Cause) {}

  private var hasToggle: Bool {
    !columns.contains { ($0.host.stack.top as? HostScreen)?.bars?.isHidden(.sidebarToggle) == true }
  }
  private lazy var toggle = PlatformButton(
    self.isShown.first == true ? "Hide Sidebar" : "Show Sidebar"
  ) { [weak self] in self?.toggleSidebar() }

  private func toggleSidebar() {
    let wanted: NavigationSplitViewVisibility =
      isShown.first == true ? (columns.count == 2 ? .detailOnly : .doubleColumn) : .all
    if let binding = view.visibility {
      simulator.trace.append(.write("columnVisibility", value: wanted.name))
      binding.wrappedValue = wanted
    } else {
      chosen = wanted
    }
    refresh()
  }

  // MARK: Selection

  /// Another selection shows the next column from its root: screens of values are popped.
  /// Source: evidence split-view-selection-pops-value-links-only.
  func selectionChanged(on screen: HostScreen, isEmpty: Bool, clear: @escaping () -> Void) {
    guard
      let index = columns.firstIndex(where: { column in
        column.host.stack.screens.contains { ($0 as? HostScreen).map(screen.isOn) ?? false }
      })
    else { return }
    for column in columns[(index + 1)...] {
      column.host.popValues()
      column.host.root?.root?.findHost()?.popValues()
    }
  }

  // MARK: Appearance

  func screenWillAppear(_ change: ScreenChange) {
    guard !isOnScreen else { return }
    isOnScreen = true
    setVisible(true, change, .will)
  }
  func screenDidAppear(_ change: ScreenChange) { setVisible(true, change, .did) }
  func screenWillDisappear(_ change: ScreenChange) {
    if isOnScreen { setVisible(false, change, .will) }
  }
  func screenDidDisappear(_ change: ScreenChange) {
    guard isOnScreen else { return }
    isOnScreen = false
    setVisible(false, change, .did)
  }
  var hearsAppearance: Bool {
    hosts.contains { ($0.stack.top as? HostScreen)?.hearsAppearance ?? false }
  }
  func announceAppearance(_ change: ScreenChange) {
    for host in hosts { (host.stack.top as? HostScreen)?.announceAppearance(change) }
  }
  private func setVisible(
    _ visible: Bool, _ change: ScreenChange, _ phase: LifecycleModel.TransitionPhase
  ) {
    for host in hosts {
      var inner = change
      inner.role = host.stack.screens.count == 1 ? .root : .top
      host.stack.setVisible(visible, inner, phase: phase)
    }
  }
  func containsInput(_ client: any TextInputClient) -> Bool {
    columns.contains { $0.host.contains(client) }
  }
}
