// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// A view that is told when it comes on the screen and when it leaves.
struct AppearanceContent<Content: View>: ModifyingView {
  let content: Content
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    AppearanceNode(view, context)
  }
}

/// The steps in which a node is told about the screen, with the events that it gets.
@MainActor
class ParticipantNode<V: View, Content: View>: KeepingWrapperNode<V, Content>,
  AppearanceParticipant, RowParticipant
{
  private(set) var isOnScreen = false
  private(set) final var isRowHidden = false
  /// The name at the time when the node left the graph, for what it is told after that.
  private var lastName: String?

  /// Joins the screen; a kind calls it after its child is made, so that children come first.
  final func join() {
    context.screen.add(self, cause: .insertion, container: context.container)
  }

  override func willLeave(_ cause: Cause) {
    super.willLeave(cause)
    if isOnScreen { lastName = ownerName }
    if isOnScreen, isForgottenInAppearance {
      isOnScreen = false
      graph.noteUntold(self)
      context.screen.forget(self)
      return
    }
    context.screen.remove(self, cause: cause, container: context.container)
  }

  /// A view that is replaced by a change within its own `onAppear`.
  private var isForgottenInAppearance: Bool {
    let setting = simulator.behavior.state.replacedInAppear
    guard setting.value == .eventsLost, let replaced = graph.replacedInAppear as? _AnyNode,
      graph.replacedInAppearChain.contains(ObjectIdentifier(self)) || replaced.isAround(self)
    else { return false }
    _ = simulator.decide(setting)
    return true
  }

  /// The name in traces.
  final var participantName: String { lastName ?? ownerName }

  func rowWasShown(_ shown: Bool, _ cause: Cause) {
    guard isRowHidden == shown else { return }
    isRowHidden = !shown
    let change = ScreenChange(
      cause: cause, container: context.container ?? .list, role: .row, isMoving: true)
    if shown {
      if context.screen.isVisible { graph.willAppear(self, change) }
    } else if isOnScreen {
      graph.willDisappear(self, change)
    }
  }

  final func appear(_ change: ScreenChange) {
    guard !isOnScreen, !isRowHidden, isMounted || isOnScreen else { return }
    isOnScreen = true
    if graph.takesPlaceOfUntold(self) { return }
    graph.tell(self) { tellAppear(event(.appear, change)) }
  }

  /// What is no `onAppear` begins all the same.
  func appearUntold(_ change: ScreenChange) { appear(change) }
  func announceAppearance(_ change: ScreenChange) {}
  var hearsAppearance: Bool { false }

  final func disappear(_ change: ScreenChange) {
    guard isOnScreen else { return }
    isOnScreen = false
    tellDisappear(event(.disappear, change))
  }

  final func screenWillAppear(_ change: ScreenChange) {
    if change.cause == .cancelledPop { return tellOfCancelledPop(change) }
    appear(change)
  }
  final func screenWillDisappear(_ change: ScreenChange) {
    guard isOnScreen, change.cause != .cancelledPop else { return }
    tellEarly(event(.disappear, change))
  }
  final func screenDidDisappear(_ change: ScreenChange) { disappear(change) }

  /// The node is on the screen again and its app is not told.
  final func appearUntold() { if !isRowHidden, isMounted { isOnScreen = true } }

  /// The reference says nothing to SwiftUI views when a swipe back is cancelled.
  private func tellOfCancelledPop(_ change: ScreenChange) {
    let setting = simulator.behavior.navigation.cancelledPop
    guard setting.value == .parentReappears, !isOnScreen else { return }
    _ = simulator.decide(setting)
    tellAppear(event(.appear, change))
  }

  final func event(_ kind: EventKind, _ change: ScreenChange) -> Event {
    Event(
      kind, cause: change.cause, container: change.container, role: change.role,
      phase: kind == .appear ? .will : .did)
  }

  /// A kind tells its app that it is on the screen.
  func tellAppear(_ event: Event) {}
  /// A kind tells its app that it has left.
  func tellDisappear(_ event: Event) {}
  /// A kind tells early what a platform tells early.
  func tellEarly(_ event: Event) {}
}

/// A node that may tell its app that it appears.
@MainActor private protocol AppearanceTeller: AnyObject {
  var tellsAppear: Bool { get }
}

extension _AnyNode {
  /// Some platforms do not tell a view inside a list's row that it appears, unless something
  /// around it in the row is told.
  fileprivate var isMissedInRow: Bool {
    let setting = simulator.behavior.lists.innerRowAppearance
    guard setting.value == .missing, context.container == .list else { return false }
    var isInside = false
    var node = parent
    while let current = node, !(current is any RowHost) {
      if (current as? any AppearanceTeller)?.tellsAppear == true { return false }
      if current is any RowSource {
        if isInside { _ = simulator.decide(setting) }
        return isInside
      }
      // The bodies of the app's views are no layers of the row.
      if current.viewName == nil { isInside = true }
      node = current.parent
    }
    return false
  }

  /// Whether a node is this one or stands within it.
  fileprivate func isAround(_ node: _AnyNode) -> Bool {
    var current: _AnyNode? = node
    while let step = current {
      if step === self { return true }
      current = step.parent
    }
    return false
  }
}

private final class AppearanceNode<Content: View>:
  ParticipantNode<AppearanceContent<Content>, Content>, EventTarget, AppearanceTeller
{
  var tellsAppear: Bool { view.onDisappear == nil || view.onAppear != nil }

  override init(_ view: AppearanceContent<Content>, _ context: _NodeContext) {
    super.init(view, context)
    makeChild(view.content)
    join()
  }

  override func update(_ view: AppearanceContent<Content>) {
    let choices = simulator.behavior.destinations.choiceAppearance
    let choice = choices.value == .ofEachView ? shownChoice : nil
    let old = choice == nil ? nil : self.view
    super.update(view)
    child.update(view.content)
    if isOnScreen, setting.value == .eachView {
      graph.afterPass { [weak self] in self?.followViews() }
    }
    guard let choice, let old, isOnScreen, shownChoice != choice else { return }
    _ = simulator.decide(choices)
    graph.afterPass { [weak self] in self?.viewsWereExchanged(old) }
  }

  private var setting: Setting<AppearanceBehavior.SeveralViews> {
    simulator.behavior.appearance.severalViews
  }
  /// How many views are on the screen for which the actions run.
  private var views = 1

  /// There are more or fewer views than before.
  private func followViews() {
    guard isMounted, isOnScreen else { return }
    let (old, new) = (views, actionCount(setting))
    views = new
    let kind: EventKind = new > old ? .appear : .disappear
    let cause: Cause = new > old ? .insertion : .removal
    for _ in 0..<abs(new - old) {
      tell(Event(kind, cause: cause, container: context.container ?? .window))
    }
  }

  /// Another view of the choice is shown: the one before goes with the actions that it had.
  private func viewsWereExchanged(_ old: AppearanceContent<Content>) {
    guard isMounted, isOnScreen else { return }
    let change = ScreenChange(
      cause: .replacement, container: context.container ?? .window, role: .removed)
    let new = view
    view = old
    disappear(change)
    view = new
    graph.willAppear(self, change)
  }

  override func tellAppear(_ event: Event) {
    if view.onAppear != nil, isMissedInRow { return }
    views = actionCount(setting)
    for _ in 0..<views { tell(event) }
  }
  override func appearUntold(_ change: ScreenChange) { appearUntold() }
  override var hearsAppearance: Bool { view.onAppear != nil && !isRowHidden && isMounted }
  override func announceAppearance(_ change: ScreenChange) {
    guard !isRowHidden, isMounted else { return }
    graph.tell(self) { tellAppear(event(.appear, change)) }
  }
  override func tellDisappear(_ event: Event) {
    for _ in 0..<views { tell(event) }
  }
  private func tell(_ event: Event) {
    if hears(event.kind) {
      simulator.dispatcher.deliver(event, to: self)
    } else {
      simulator.dispatcher.passBy(event, self)
    }
  }
  override func tellEarly(_ event: Event) {
    if view.onDisappear != nil { simulator.dispatcher.deliverEarly(event, to: self) }
  }

  var eventName: String { participantName }
  func hears(_ kind: EventKind) -> Bool {
    kind == .appear ? view.onAppear != nil : view.onDisappear != nil
  }
  func receive(_ event: Event) {
    if event.kind == .appear { view.onAppear?() } else { view.onDisappear?() }
  }

  func target(inRole role: NodeRole) -> (any EventTarget)? {
    guard role == .parent || role == .grandparent else { return nil }
    var found: (any EventTarget)?
    var node = parent
    while let current = node {
      if let target = current as? any EventTarget {
        found = target
        if role == .parent { break }
      }
      node = current.parent
    }
    return found
  }
}

extension AppearanceNode: ChoiceNode {
  var shownChoice: Int? { (child as? any ChoiceNode)?.shownChoice }
}

extension View {
  /// What to do once the view is part of the first frame.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceContent(content: self, onAppear: action)
  }
  /// What to do after the view has left the screen.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceContent(content: self, onDisappear: action)
  }
}
