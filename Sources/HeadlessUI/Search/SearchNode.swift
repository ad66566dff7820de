import LifecycleModel
import LifecycleSimulator

/// A search, as the things around its field see it.
@MainActor protocol SearchSession: AnyObject {
  /// Whether a person uses the field.
  var isSearching: Bool { get }
  func focusChanged(_ isFocused: Bool)
  /// The Return key was pressed in the field.
  func submitted()
  /// A person chose a suggestion.
  func complete(with text: String)
  /// Adds the field and its button.
  func collectField(into list: inout ElementList)
}

/// The node of a view with a search field: the field and its buttons stand in the screen's bar.
final class SearchNode<Content: View, Tokens: View>: KeepingWrapperNode<
  SearchContent<Content, Tokens>, Content
>, SearchSession
{
  private(set) var isSearching = false
  private let scope: EnvironmentScope
  private let state: SearchState
  private var tokens: _ViewNode<Tokens>!
  private var field: _ViewNode<SearchFieldContent>!
  /// Follows the binding that says whether the search is presented.
  private let reader: ContentReader?

  override init(_ view: SearchContent<Content, Tokens>, _ context: _NodeContext) {
    let state = SearchState()
    self.state = state
    scope = EnvironmentScope(
      inheriting: context.environment, table: context.graph.table, state.describe)
    reader = view.isPresented == nil ? nil : ContentReader(context.graph)
    super.init(view, context)
    reader?.bind(to: self)
    state.dismiss = { [weak self] in self?.dismiss() }
    context.screen.barsInUse.add(search: self)
    var inner = childContext()
    inner.environment = scope
    makeChild(view.content, inner)
    var bare = childContext()
    bare.rows = nil
    tokens = Tokens._makeNode(view.tokens, bare)
    field = SearchFieldContent._makeNode(fieldView, bare)
    if view.isPresented != nil { refresh() }
  }

  override func update(_ view: SearchContent<Content, Tokens>) {
    super.update(view)
    child.update(view.content)
    tokens.update(view.tokens)
    field.update(fieldView)
    if view.isPresented != nil { refresh() }
  }

  override func refresh() { graph.afterPass { [weak self] in self?.followPresented() } }

  override func willLeave(_ cause: Cause) {
    super.willLeave(cause)
    reader?.leave(graph)
    context.screen.bars?.remove(search: self)
    field.unmount(cause)
    tokens.unmount(cause)
  }

  private var fieldView: SearchFieldContent {
    let text = TextField(text: view.text, prompt: nil) { Text(verbatim: view.prompt) }
    return SearchFieldContent(
      content: SearchEvents(content: text, session: WeakSession(session: self)), triggers: [],
      action: nil)
  }

  // MARK: The course of a search

  func focusChanged(_ isFocused: Bool) {
    if isFocused { begin() }
  }

  private func begin() {
    guard !isSearching else { return }
    setSearching(true)
    guard let isPresented = view.isPresented,
      !graph.table.untracked({ isPresented.wrappedValue })
    else { return }
    simulator.trace.append(.write("isPresented", value: "true"))
    isPresented.wrappedValue = true
  }

  /// The search ends, and its text is cleared. Source: Apple, `DismissSearchAction`.
  private func dismiss() {
    guard isSearching else { return }
    setSearching(false)
    if let client = field.inputClient, simulator.focus.current === client {
      _ = simulator.focus.end(cause: .program)
    }
    if !graph.table.untracked({ view.text.wrappedValue }).isEmpty {
      simulator.trace.append(.write(view.prompt, value: ""))
      view.text.wrappedValue = ""
    }
    guard let isPresented = view.isPresented, graph.table.untracked({ isPresented.wrappedValue })
    else { return }
    simulator.trace.append(.write("isPresented", value: "false"))
    isPresented.wrappedValue = false
  }

  private func setSearching(_ searching: Bool) {
    isSearching = searching
    state.isSearching = searching
    scope.change(changed: [ObjectIdentifier(SearchingKey.self)], state.describe)
  }

  private func followPresented() {
    guard isMounted, let reader, let isPresented = view.isPresented else { return }
    reader.renew()
    let wanted = reader.make { isPresented.wrappedValue }
    if wanted, !isSearching {
      setSearching(true)
      if let client = field.inputClient { _ = simulator.focus.begin(client, cause: .program) }
    } else if !wanted, isSearching {
      dismiss()
    }
  }

  /// Every handler of searches around the view is told, the outermost first.
  func submitted() { submit(.search, cause: .returnKey) }

  /// The field takes the suggestion's text, and that is submitted.
  /// Source: Apple, `searchCompletion(_:)`, `SubmitTriggers.search`.
  func complete(with text: String) {
    simulator.trace.append(.write(view.prompt, value: text))
    view.text.wrappedValue = text
    if let client = field.inputClient, simulator.focus.current === client {
      _ = simulator.focus.end(cause: .program)
    }
    submitted()
  }

  // MARK: What is shown

  /// Adds the field and its button; a field is only there where a navigation container shows it.
  func collectField(into list: inout ElementList) {
    guard context.screen.hasNavigationBar() || child.findHost() != nil else { return }
    tokens.collect(into: &list)
    field.collect(into: &list)
    if isSearching { list.add(cancel) }
  }
  private lazy var cancel = PlatformButton("Cancel") { [weak self] in self?.dismiss() }
}

/// What the environment inside a search says.
@MainActor private final class SearchState {
  var isSearching = false
  var dismiss: () -> Void = {}
  func describe(_ values: inout EnvironmentValues) {
    values.isSearching = isSearching
    values.dismissSearch = DismissSearchAction { [weak self] in self?.dismiss() }
  }
}

/// A search field, from which no submission of plain text gets out.
typealias SearchFieldContent = SubmitContent<SearchEvents<TextField<Text>>>

/// A search without a hold on it.
struct WeakSession {
  weak var session: (any SearchSession)?
}

/// A field that tells its search what happens in it.
struct SearchEvents<Content: View>: ModifyingView {
  let content: Content
  let session: WeakSession
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    SearchEventsNode(view, context)
  }
}

private final class SearchEventsNode<Content: View>: KeepingWrapperNode<
  SearchEvents<Content>, Content
>, SubmitTarget, FocusLink
{
  override init(_ view: SearchEvents<Content>, _ context: _NodeContext) {
    super.init(view, context)
    makeChild(view.content)
  }
  override func update(_ view: SearchEvents<Content>) {
    super.update(view)
    child.update(view.content)
  }

  func accepts(_ trigger: SubmitTriggers) -> Bool { true }
  var stopsSubmit: Bool { false }
  var eventName: String { "search" }
  func receive(_ event: Event) { view.session.session?.submitted() }

  func attach(_ client: any TextInputClient) {}
  func detach(_ client: any TextInputClient) {}
  func focusChanged(_ client: any TextInputClient, isFocused: Bool, _ cause: Cause) {
    view.session.session?.focusChanged(isFocused)
  }
}

extension _AnyNode {
  /// The first text field at this node or inside it.
  final var inputClient: (any TextInputClient)? {
    if let client = self as? any TextInputClient { return client }
    var found: (any TextInputClient)?
    visitChildren { if found == nil { found = $0.inputClient } }
    return found
  }
}
