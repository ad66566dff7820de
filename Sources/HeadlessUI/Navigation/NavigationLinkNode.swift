import LifecycleModel
import LifecycleSimulator

/// The node of a link: one element, named by its label's words.
final class NavigationLinkNode<Label: View, Destination: View>:
  LabelledNode<NavigationLink<Label, Destination>, Label>, ValueNode
{
  private weak var pushed: HostScreen?
  /// Whether a screen of the link was popped.
  private var wasUsed = false
  /// Follows the binding that says whether the screen is pushed.
  private let reader: ContentReader?
  /// Whether the flag is still set although the screen has gone: it pushes nothing then.
  private var isFlagLeft = false
  /// Whether the app has reset the flag and the screen has stayed.
  private var isDeaf = false

  override init(_ view: NavigationLink<Label, Destination>, _ context: _NodeContext) {
    reader = view.isActive == nil ? nil : ContentReader(context.graph)
    super.init(view, context)
    context.screen.linkCount += 1
    reader?.bind(to: self)
    makeChild(view.label, labelContext())
    if view.isActive != nil { graph.afterPass { [weak self] in self?.follow() } }
  }

  override func update(_ view: NavigationLink<Label, Destination>) {
    super.update(view)
    child.update(view.label)
    if let pushed, case .view(let destination) = view.target {
      if isPushedUpdated(pushed) { pushed.update(destination) }
    }
    if view.isActive != nil { graph.afterPass { [weak self] in self?.follow() } }
  }

  override func refresh() { graph.afterPass { [weak self] in self?.follow() } }

  override func willLeave(_ cause: Cause) {
    super.willLeave(cause)
    context.screen.linkCount -= 1
    reader?.leave(graph)
  }

  /// A link to a value stands for it in a list with a selection.
  func value<T>(as type: T.Type) -> T? {
    guard case .value(let value?) = view.target else { return nil }
    return value.base.base as? T
  }

  override var elementRole: ElementRole { .link }

  /// A link to no value is turned off. Source: Apple, `NavigationLink.init(_:value:)`.
  override var isElementEnabled: Bool {
    if case .value(nil) = view.target { return false }
    return super.isElementEnabled
  }

  override func perform(_ gesture: Touch) -> Bool {
    guard gesture == .tap else { return false }
    switch view.target {
    case .view(let destination):
      // Beside the column that shows the screen already a tap changes nothing.
      guard pushed == nil, !isSpent else { return true }
      if !isFlagLeft { push(destination) }
      if let isActive = view.isActive {
        simulator.trace.append(.write("isActive", value: "true"))
        isActive.wrappedValue = true
      }
      return true
    case .value(let value?): return show(value)
    case .value(nil): return false
    }
  }

  private func show(_ value: NavigationValue) -> Bool {
    guard let navigation = context.navigation else { return false }
    // In a column of a split view the selection of the list is what shows the next column.
    if navigation.isInSplit, let handle = enclosingRow, handle.selectInList() {
      return true
    }
    navigation.show(value)
    return true
  }

  /// The row in which the link stands.
  private var enclosingRow: RowHandle? {
    var node: _AnyNode? = self
    while let current = node {
      if let handle = current.rowHandle { return handle }
      node = current.parent
    }
    return nil
  }

  // MARK: The flag

  /// Follows the app's wish to show or leave the screen.
  private func follow() {
    guard isMounted, let reader, let binding = view.isActive else { return }
    reader.renew()
    if reader.make({ binding.wrappedValue }) {
      isDeaf = false
      guard pushed == nil, !isFlagLeft, case .view(let destination) = view.target, !isSpent
      else { return }
      if mayReplaceOther() { push(destination) }
    } else {
      isFlagLeft = false
      if let pushed, !isDeaf { deactivate(pushed) }
    }
  }

  /// The app has reset the flag.
  private func deactivate(_ pushed: HostScreen) {
    let setting = simulator.behavior.navigation.deactivation
    let isIgnored =
      switch setting.value {
      case .pops: false
      case .ignoredBesideLinkInList: context.container == .list && context.screen.linkCount > 1
      case .ignoredOverEmptyList: context.screen.hasEmptyList
      }
    if isIgnored {
      _ = simulator.decide(setting)
      isDeaf = true
      return
    }
    context.navigation?.pop(pushed)
    noteSwitch()
  }

  /// Whether the link works no more.
  private var isSpent: Bool {
    wasUsed && simulator.decide(simulator.behavior.destinations.reopenedLink) == .ignored
  }

  private func push(_ destination: Destination) {
    guard let navigation = context.navigation else { return }
    pushed = navigation.push(
      destination, name: TypePlan.of(Destination.self).name, inDetail: view.isDetail,
      selection: view.selection,
      remake: view.isActive == nil ? nil : { [weak self] in self?.makeAgain() }
    ) { [weak self] _ in self?.wasPopped() }
    leaveByItself(navigation)
  }

  /// Makes the screen anew, without showing it.
  private func makeAgain() -> HostScreen? {
    guard case .view(let destination) = view.target else { return nil }
    return context.navigation?.makeScreen(
      destination, name: TypePlan.of(Destination.self).name)
  }

  private func wasPopped() {
    pushed = nil
    isDeaf = false
    wasUsed = true
    if context.screen.isOutermost,
      simulator.decide(simulator.behavior.destinations.hostedLinkPop) == .traps
    {
      fatalError("the screen of a link in hosted content was popped")
    }
    guard let isActive = view.isActive, graph.table.untracked({ isActive.wrappedValue })
    else { return }
    let behavior = simulator.behavior.navigation
    if behavior.stackActiveReset.value == .leavesSet, context.navigation?.isPathStack == true {
      _ = simulator.decide(behavior.stackActiveReset)
      isFlagLeft = true
    } else if behavior.activeResetTime.value == .afterTransition, let host = context.navigation {
      _ = simulator.decide(behavior.activeResetTime)
      isFlagLeft = true
      host.afterTransition { [weak self] in self?.reset() }
    } else {
      reset()
    }
  }

  private func reset() {
    write(false)
    let setting = simulator.behavior.navigation.activeReset
    guard setting.value == .twice, simulator.decide(setting) == .twice else { return }
    write(false)
  }

  private func write(_ value: Bool) {
    guard let isActive = view.isActive else { return }
    simulator.trace.append(.write("isActive", value: "\(value)"))
    isActive.wrappedValue = value
  }
}

/// Where platforms lose a link's screen.
extension NavigationLinkNode {
  /// Whether the link stands on a screen that was pushed itself.
  private var isNested: Bool { context.navigation?.root.map { !context.screen.isOn($0) } ?? false }

  /// The screen has been pushed: whether it goes as soon as it is there.
  private func leaveByItself(_ navigation: NavigationHost) {
    let behavior = simulator.behavior.navigation
    if behavior.twoLinks.value == .popAfterPush, isNested, context.screen.linkCount == 2 {
      _ = simulator.decide(behavior.twoLinks)
      navigation.afterTransition { [weak self] in self?.popPushed() }
    }
    if behavior.nestedActiveLink.value == .resetsAfterPush, isNested,
      view.isActive?.location.isMadeOfClosures == true
    {
      _ = simulator.decide(behavior.nestedActiveLink)
      navigation.afterTransition { [weak self] in
        self?.write(false)
        self?.popPushed()
      }
    }
  }

  private func popPushed() { if let pushed { context.navigation?.pop(pushed) } }

  /// The link was made again: whether the screen that it has pushed gets its next value.
  private func isPushedUpdated(_ pushed: HostScreen) -> Bool {
    let behavior = simulator.behavior.navigation
    if behavior.rowDestination.value == .frozen, isInLazyRow {
      _ = simulator.decide(behavior.rowDestination)
      return false
    }
    if behavior.twoLinks.value == .popWhenUpdated, context.screen.linkCount == 2 {
      _ = simulator.decide(behavior.twoLinks)
      graph.afterPass { [weak self] in self?.popPushed() }
    }
    if behavior.nestedLinkUpdate.value == .popsThirdScreen, let navigation = context.navigation,
      !isNested, navigation.entries.count > 1, !navigation.isPathStack, !isStackStyle
    {
      _ = simulator.decide(behavior.nestedLinkUpdate)
      graph.afterPass { navigation.popAbove(pushed) }
      return false
    }
    return true
  }

  private var isStackStyle: Bool { context.environment.values.navigatesInStacks }

  /// The app has taken the selection off this link: whether because it has selected another one.
  private func noteSwitch() {
    guard let selection = view.selection, selection.isOtherSelected(),
      let navigation = context.navigation
    else { return }
    navigation.switchedSelection = selection
    navigation.afterTransition { [weak navigation] in navigation?.switchedSelection = nil }
  }

  /// The app has selected this link: the screen of another one of the same selection goes first.
  private func mayReplaceOther() -> Bool {
    guard let selection = view.selection, let navigation = context.navigation,
      [navigation.switchedSelection, navigation.selection(over: context.screen)]
        .contains(where: { $0?.isShared(with: selection) == true })
    else { return true }
    let setting = simulator.behavior.navigation.selectionSwitch
    if setting.value == .failsWhileShown {
      _ = simulator.decide(setting)
      guard isStackStyle else {
        fatalError("a link is selected while the screen of another one is shown")
      }
      isFlagLeft = true
      navigation.popAbove(context.screen)
      return false
    }
    navigation.popAbove(context.screen)
    return true
  }
}

extension HostScreen {
  /// Whether a list without rows stands on the screen.
  fileprivate var hasEmptyList: Bool {
    func isFound(_ node: _AnyNode) -> Bool {
      if let rows = node as? any RowHost { return rows.count == 0 }
      var found = false
      node.visitChildren { if !found { found = isFound($0) } }
      return found
    }
    return root.map(isFound) ?? false
  }
}
