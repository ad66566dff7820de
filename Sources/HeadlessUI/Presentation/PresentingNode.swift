import LifecycleModel
import LifecycleSimulator

/// A view that presents another while a binding says so.
struct PresentingContent<Content: View, Item, Presented: View>: ModifyingView {
  let content: Content
  /// The item, or nil when nothing is presented.
  let item: Binding<Item?>
  /// The identity of an item: another identity is another presentation.
  let identity: (Item) -> AnyHashable
  let style: PresentationStyle
  let onDismiss: (() -> Void)?
  /// The title that traces name, where it is not the presented view's type.
  var title: String?
  /// Whether what is shown does not follow later changes.
  var isFrozen = false
  let presented: (Item) -> Presented

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    PresentingNode(view, context)
  }
}

final class PresentingNode<Content: View, Item, Presented: View>:
  ReadingNode<PresentingContent<Content, Item, Presented>>, EventTarget, DeviceDependent
{
  private(set) var child: _ViewNode<Content>!
  /// What is presented; with the identity that the item had then, since an object's may change.
  private(set) var current:
    (presentation: Presentation, screen: HostScreen, item: Item, id: AnyHashable)?
  private(set) var item: Item?
  private var currentID: AnyHashable? { current?.id }
  /// What the app has just closed, until it has gone; kept where a platform may show it again.
  var closing: Item?
  /// Whether the content is about to be shown or made again.
  var isAboutToRestart = false
  private(set) var wasLandscape: Bool
  /// The screen of a presentation that has gone and that the platform keeps.
  private var kept: HostScreen?

  override init(_ view: PresentingContent<Content, Item, Presented>, _ context: _NodeContext) {
    wasLandscape = context.graph.simulator.isLandscape
    super.init(view, context)
    child = Content._makeNode(view.content, childContext())
    readValue()
  }

  override func update(_ view: PresentingContent<Content, Item, Presented>) {
    super.update(view)
    // After all views have followed the phase.
    if isReopenedByPhase { restart { $0.restart { $0.reopen() } } }
    child.update(view.content)
    updateContent()
  }

  /// The content follows its item; another item is another presentation.
  private func updateContent() {
    guard !view.isFrozen, let current, let item, view.identity(item) == currentID else { return }
    if isRebuiltOnReturn { return restart { $0.rebuild() } }
    current.screen.update(resuming { view.presented(item) })
  }

  override func refresh() {
    super.refresh()
    updateContent()
  }

  override func visitChildren(_ body: (_AnyNode) -> Void) { body(child) }
  override func collect(into list: inout ElementList) { child.collect(into: &list) }
  override func collectRows(into rows: inout RowSegments) { child.collectRows(into: &rows) }

  override func readValue() {
    item = reading { view.item.wrappedValue }
    guard item.map(view.identity) != currentID else { return }
    graph.afterPass { [weak self] in self?.follow() }
  }

  override func willLeave(_ cause: Cause) {
    super.willLeave(cause)
    if cause == .kill { current = nil }
    presentAgainAfterPop()
    guard let current else { return }
    // What it shows may have gone with this view. Source: evidence
    // delete-focused-editor-writes-stale-index-crash.
    graph.orphan(current.screen)
    graph.afterPass { [self] in
      simulator.presentations.hostRemoved(current.presentation)
      self.current = nil
    }
  }

  /// Presents, replaces or dismisses as the item says.
  private func follow() {
    guard isMounted else { return }
    guard item.map(view.identity) != currentID else { return }
    let isReplaced = current != nil && item != nil
    if let current {
      self.current = nil
      if item == nil { noteClosing(current.item) }
      simulator.presentations.dismiss(current.presentation, cause: .dismiss)
    }
    guard let item, !isSilenced, !isLostInArrival else { return }
    if !isReplaced, isLostInDismissal(askedIn: nil) { return }
    guard !isPresenterBusy else {
      let turn = simulator.turnNumber
      simulator.presentations.afterDismissal { [weak self] in
        guard let self, !self.isLostInDismissal(askedIn: turn) else { return }
        self.graph.afterPass { self.follow() }
      }
      return
    }
    present(item)
  }

  /// Whether another presentation comes from the same screen: then this one waits for its end, as
  /// the platform's message says ("Currently, only presenting a single sheet is supported. The
  /// next sheet will be presented when the currently presented sheet gets dismissed.").
  private var isPresenterBusy: Bool {
    let level = context.screen.presentationLevel
    return simulator.presentations.presented.contains {
      $0.style != .menu && ($0.presenter as? HostScreen)?.presentationLevel === level
    }
  }

  /// Whether another presentation modifier around the same view takes this one's place.
  private var isSilenced: Bool {
    let setting = simulator.behavior.presentation.severalModifiers
    guard setting.value == .lastWins, hasPresenterAround else { return false }
    _ = simulator.decide(setting)
    return true
  }
  private var hasPresenterAround: Bool { parent is any PresenterNode }

  func present(_ item: Item) {
    kept?.releaseScreen()
    kept = nil
    let name = view.title.map { "\"\($0)\"" } ?? TypePlan.of(Presented.self).name
    let screen = HostScreen(graph: graph, name: name)
    screen.isNarrow = view.style != .cover
    let traits = PresentationTraits()
    screen.presentation = traits
    screen.dismissAction = { [weak self, weak screen] in
      guard let self, let screen, let current = self.current, current.screen === screen else {
        return
      }
      self.simulator.presentations.dismiss(current.presentation, cause: .dismiss)
    }
    screen.mount(
      content(item), environment: context.environment, navigation: nil, parent: self)
    traits.style = style(traits)
    let presentation = Presentation(
      screen: screen, style: traits.style, presenter: context.screen)
    presentation.mayDismiss = { traits.mayDismiss }
    presentation.onWillDismiss = { [weak self, weak presentation] cause in
      if let presentation { self?.willDismiss(presentation, cause) }
    }
    if view.onDismiss != nil {
      // Strong: the end of the presentation is told even when the presenter has gone.
      presentation.onDidDismiss = { [self] cause in
        self.simulator.dispatcher.deliver(
          Event(.dismiss, cause: cause, container: traits.style.container), to: self)
      }
    }
    if let outside = (screen.root as? any OutsideTouchTarget)?.actionForOutsideTouch {
      presentation.onCancelOutside = outside
    }
    presentation.onRelease = { [self] in release(screen) }
    current = (presentation, screen, item, view.identity(item))
    simulator.presentations.present(presentation)
  }

  /// How it is shown on this device.
  private func style(_ traits: PresentationTraits) -> PresentationStyle {
    let isCompact = simulator.device.sizeClass != .regular
    switch (view.style, traits.compactAdaptation) {
    case (.popover, _) where !isCompact: return .popover
    case (.popover, .popover), (.popover, .none): return .popover
    case (.popover, .fullScreenCover): return .cover
    case (.popover, _): return .sheet
    case (.sheet, .fullScreenCover) where isCompact: return .cover
    default: return view.style
    }
  }

  /// The presented view: made with what the app's state is now, or with what was last rendered.
  private func content(_ item: Item) -> Presented {
    guard isMounted else { return view.presented(item) }
    let setting = simulator.behavior.presentation.contentCapture
    guard setting.value == .lastRendered else { return resuming { view.presented(item) } }
    _ = simulator.decide(setting)
    graph.table.readsLastRendered = true
    defer { graph.table.readsLastRendered = false }
    return resuming { view.presented(item) }
  }

  private func willDismiss(_ presentation: Presentation, _ cause: Cause) {
    guard current?.presentation === presentation else { return }
    current = nil
    item = nil
    // With this view its binding may have lost its value.
    if graph.table.untracked({ view.item.location.isGone }) { return }
    // The action of an alert's button may have reset its flag itself.
    if view.style.keepsEditing, view.item.wrappedValue == nil { return }
    simulator.trace.append(.write("isPresented", value: "false"))
    view.item.wrappedValue = nil
    if cause == .dragDismiss { popPresenterToo() }
  }

  /// Shows what is presented again, or makes it anew, at the end of this update pass.
  private func restart(_ action: @escaping (PresentingNode) -> Void) {
    isAboutToRestart = true
    graph.afterPass { [weak self] in
      guard let self else { return }
      self.isAboutToRestart = false
      if self.isMounted { action(self) }
    }
  }

  /// Presents the same again.
  private func reopen() {
    guard let current else { return }
    self.current = nil
    simulator.presentations.dismiss(current.presentation, cause: .dismiss)
    present(current.item)
  }

  /// Makes the content anew: its state is lost.
  private func rebuild() {
    guard let current, let item else { return }
    current.screen.remount(
      resuming { view.presented(item) }, environment: context.environment, navigation: nil,
      parent: self)
  }

  /// The device was turned, or the app got another width.
  func screenSizeChanged() {
    let isTurned = wasLandscape != simulator.isLandscape
    wasLandscape = simulator.isLandscape
    guard isTurned, isMadeAgainOnRotation, let current, let item else { return }
    current.screen.update(resuming { view.presented(item) })
    simulator.focus.endEditing(on: current.screen, cause: .rotation)
  }

  private func release(_ screen: HostScreen) {
    graph.keepEnvironmentOfSteppers(on: screen)
    let setting = simulator.behavior.presentation.dismissedContent
    switch setting.value {
    case .released: screen.releaseScreen()
    case .keptUntilNextPresentation, .keptForever:
      _ = simulator.decide(setting)
      if setting.value == .keptUntilNextPresentation { kept = screen }
    }
  }

  var eventName: String { ownerName }
  func receive(_ event: Event) { view.onDismiss?() }
}

/// The root of a presented screen that does something when a person touches beside it.
@MainActor protocol OutsideTouchTarget: AnyObject {
  var actionForOutsideTouch: (() -> Void)? { get }
}

/// A node that presents.
@MainActor protocol PresenterNode: AnyObject {}
extension PresentingNode: PresenterNode {}
