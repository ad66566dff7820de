import LifecycleModel
import LifecycleSimulator

/// A view that presents another while a binding says so.
struct PresentingContent<Content: View, Item, Presented: View>: PrimitiveView {
  let content: Content
  /// The item, or nil when nothing is presented.
  let item: Binding<Item?>
  /// The identity of an item: another identity is another presentation.
  let identity: (Item) -> AnyHashable
  let style: PresentationStyle
  let onDismiss: (() -> Void)?
  let presented: (Item) -> Presented

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    PresentingNode(view, context)
  }
}

private final class PresentingNode<Content: View, Item, Presented: View>:
  ReadingNode<PresentingContent<Content, Item, Presented>>, EventTarget
{
  private var child: _ViewNode<Content>!
  private var current: (presentation: Presentation, screen: HostScreen, id: AnyHashable)?
  private var item: Item?
  /// The screen of a presentation that has gone and that the platform keeps.
  private var kept: HostScreen?

  override init(_ view: PresentingContent<Content, Item, Presented>, _ context: _NodeContext) {
    super.init(view, context)
    child = Content._makeNode(view.content, childContext())
    readValue()
  }

  override func update(_ view: PresentingContent<Content, Item, Presented>) {
    super.update(view)
    child.update(view.content)
    updateContent()
  }

  /// The content follows its item; another item is another presentation.
  private func updateContent() {
    guard let current, let item, view.identity(item) == current.id else { return }
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
    let id = item.map(view.identity)
    guard id != current?.id else { return }
    graph.afterPass { [weak self] in self?.follow() }
  }

  override func willLeave(_ cause: Cause) {
    super.willLeave(cause)
    guard let current else { return }
    self.current = nil
    guard cause != .kill else { return }
    let presentations = simulator.presentations
    graph.afterPass { presentations.hostRemoved(current.presentation) }
  }

  /// Presents, replaces or dismisses as the item says.
  private func follow() {
    guard isMounted else { return }
    let id = item.map(view.identity)
    guard id != current?.id else { return }
    if let current {
      self.current = nil
      simulator.presentations.dismiss(current.presentation, cause: .dismiss)
    }
    guard let item, let id, !isSilenced else { return }
    present(item, id)
  }

  /// Whether another presentation modifier around the same view takes this one's place.
  private var isSilenced: Bool {
    let setting = simulator.behavior.presentation.severalModifiers
    guard setting.value == .lastWins, hasPresenterAround else { return false }
    _ = simulator.decide(setting)
    return true
  }
  private var hasPresenterAround: Bool { parent is any PresenterNode }

  private func present(_ item: Item, _ id: AnyHashable) {
    kept?.releaseScreen()
    kept = nil
    let screen = HostScreen(graph: graph, name: TypePlan.of(Presented.self).name)
    let presentation = Presentation(
      screen: screen, style: view.style, presenter: context.screen)
    screen.dismissAction = { [weak self, weak presentation] in
      guard let self, let presentation else { return }
      self.simulator.presentations.dismiss(presentation, cause: .dismiss)
    }
    presentation.onWillDismiss = { [weak self] _ in self?.willDismiss(presentation) }
    if view.onDismiss != nil {
      // Strong: the end of the presentation is told even when the presenter has gone.
      presentation.onDidDismiss = { [self] cause in
        self.simulator.dispatcher.deliver(
          Event(.dismiss, cause: cause, container: self.view.style.container), to: self)
      }
    }
    presentation.onRelease = { [self] in release(screen) }
    screen.mount(
      content(item), environment: context.environment, navigation: nil, parent: self)
    current = (presentation, screen, id)
    simulator.presentations.present(presentation)
  }

  /// The presented view: made with what the app's state is now, or with what was last rendered.
  private func content(_ item: Item) -> Presented {
    let setting = simulator.behavior.presentation.contentCapture
    guard setting.value == .lastRendered else { return resuming { view.presented(item) } }
    _ = simulator.decide(setting)
    graph.table.readsLastRendered = true
    defer { graph.table.readsLastRendered = false }
    return resuming { view.presented(item) }
  }

  private func willDismiss(_ presentation: Presentation) {
    guard current?.presentation === presentation else { return }
    current = nil
    item = nil
    simulator.trace.append(.write("isPresented", value: "false"))
    view.item.wrappedValue = nil
  }

  private func release(_ screen: HostScreen) {
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

/// A node that presents.
@MainActor protocol PresenterNode: AnyObject {}
extension PresentingNode: PresenterNode {}

extension View {
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { presenting(isPresented, .sheet, onDismiss, content) }

  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    PresentingContent(
      content: self, item: item, identity: { AnyHashable($0.id) }, style: .sheet,
      onDismiss: onDismiss, presented: content)
  }

  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { presenting(isPresented, .cover, onDismiss, content) }

  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    PresentingContent(
      content: self, item: item, identity: { AnyHashable($0.id) }, style: .cover,
      onDismiss: onDismiss, presented: content)
  }

  private func presenting<Content: View>(
    _ isPresented: Binding<Bool>, _ style: PresentationStyle, _ onDismiss: (() -> Void)?,
    _ content: @escaping () -> Content
  ) -> some View {
    PresentingContent(
      content: self,
      item: Binding<Bool?>(
        get: { isPresented.wrappedValue ? true : nil },
        set: { isPresented.wrappedValue = $0 ?? false }),
      identity: { AnyHashable($0) }, style: style, onDismiss: onDismiss,
      presented: { _ in content() })
  }
}
