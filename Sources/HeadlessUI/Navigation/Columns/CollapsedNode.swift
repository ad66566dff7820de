import LifecycleModel
import LifecycleSimulator

/// The node of a split view that is one stack: the sidebar is its root, the others are pushed.
final class CollapsedNode<V: SplitLayout>: NavigationNode<V>, SplitNode {
  private var view: V
  /// The screens of the columns that are on the stack, from left to right.
  private var shown: [HostScreen] = []
  /// What takes away the selection that pushed a column, by the column's position.
  private var clearSelection: [Int: () -> Void] = [:]
  /// Selections that lists had when they were made, before their column was on the stack.
  private var early: [EarlySelection] = []
  var isSplitView: Bool { V.isSplitView }
  var selectionTurn = -1
  private let reader: ContentReader?
  private var isFollowing = false

  private struct EarlySelection {
    let screen: HostScreen
    let clear: () -> Void
  }

  override init(_ view: V, _ context: _NodeContext) {
    self.view = view
    reader = view.preferredColumn == nil ? nil : ContentReader(context.graph)
    super.init(view, context)
    reader?.bind(to: self)
    let parts = view.columns
    shown = [host.install(parts[0].view, name: parts[0].column.name)]
    if let wanted = preferredPosition {
      for position in 1..<max(1, wanted + 1) { show(parts, position) }
    }
    adoptEarlySelections()
    join()
  }

  override func update(_ view: V) {
    super.update(view)
    self.view = view
    for (screen, part) in zip(shown, view.columns) { screen.update(part.view) }
    if view.preferredColumn != nil { refresh() }
  }

  override func refresh() { graph.afterPass { [weak self] in self?.followPreferred() } }

  override func willLeave(_ cause: Cause) {
    super.willLeave(cause)
    reader?.leave(graph)
  }

  // MARK: The preferred column

  private var preferredPosition: Int? {
    guard let binding = view.preferredColumn, let reader else { return nil }
    reader.renew()
    let column = reader.make { binding.wrappedValue }
    return view.columns.firstIndex { $0.column == column }
  }

  private func followPreferred() {
    guard isMounted, let wanted = preferredPosition else { return }
    let parts = view.columns
    if wanted >= shown.count {
      for position in shown.count...wanted { show(parts, position) }
    } else if wanted + 1 < shown.count {
      isFollowing = true
      host.pop(shown[wanted + 1])
      isFollowing = false
    }
  }

  private func show(_ parts: [SplitPart], _ position: Int) {
    guard parts.indices.contains(position) else { return }
    let screen = host.push(
      parts[position].view, name: parts[position].column.name, inDetail: false
    ) { [weak self] _ in self?.wasPopped(position) }
    shown.append(screen)
    adoptEarlySelections()
  }

  private func wasPopped(_ position: Int) {
    guard position < shown.count else { return }
    shown.removeSubrange(position...)
    if let clear = clearSelection.removeValue(forKey: position - 1), !isFollowing {
      simulator.trace.append(.write("selection", value: "nil"))
      clear()
    }
    if !isFollowing { writePreferred(position - 1) }
  }

  /// Tells the app which column is on top.
  private func writePreferred(_ position: Int) {
    guard let binding = view.preferredColumn else { return }
    let column = view.columns[position].column
    guard graph.table.untracked({ binding.wrappedValue }) != column else { return }
    simulator.trace.append(.write("preferredCompactColumn", value: column.name))
    binding.wrappedValue = column
  }

  // MARK: Selection

  func selectionChanged(on screen: HostScreen, isEmpty: Bool, clear: @escaping () -> Void) {
    guard let position = shown.lastIndex(where: { screen.isOn($0) }) else {
      if !isEmpty { early.append(EarlySelection(screen: screen, clear: clear)) }
      return
    }
    clearSelection[position] = isEmpty ? nil : clear
    graph.afterPass { [weak self] in self?.followSelection(position) }
  }

  /// A list that is made with a selection shows the next column at once, unless the app says
  /// which column it prefers.
  private func adoptEarlySelections() {
    for selection in early {
      guard let position = shown.lastIndex(where: { selection.screen.isOn($0) }) else { continue }
      early.removeAll { $0.screen === selection.screen }
      clearSelection[position] = selection.clear
      if position + 1 == shown.count, view.preferredColumn == nil {
        show(view.columns, position + 1)
      }
    }
  }

  private func followSelection(_ position: Int) {
    guard isMounted else { return }
    if clearSelection[position] != nil {
      guard position + 1 == shown.count, position + 1 < view.columns.count else { return }
      show(view.columns, position + 1)
      writePreferred(position + 1)
    } else if position + 1 < shown.count {
      isFollowing = true
      host.pop(shown[position + 1])
      isFollowing = false
      writePreferred(position)
    }
  }
}
