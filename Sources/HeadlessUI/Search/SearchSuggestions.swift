// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// A view with something that is shown below the search field of its screen during a search.
struct SearchAccessory<Content: View, Accessory: View>: ModifyingView {
  let content: Content
  let accessory: Accessory
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    SearchAccessoryNode(view, context)
  }
}

private final class SearchAccessoryNode<Content: View, Accessory: View>: WrapperNode<
  SearchAccessory<Content, Accessory>, Content
>
{
  private var accessory: _ViewNode<Accessory>!

  override init(_ view: SearchAccessory<Content, Accessory>, _ context: _NodeContext) {
    super.init(view, context)
    makeChild(view.content)
    var bare = childContext()
    bare.rows = nil
    accessory = Accessory._makeNode(view.accessory, bare)
    context.screen.barsInUse.add(searchAccessory: accessory)
  }
  override func update(_ view: SearchAccessory<Content, Accessory>) {
    child.update(view.content)
    accessory.update(view.accessory)
  }
  override func willLeave(_ cause: Cause) {
    context.screen.bars?.remove(searchAccessory: accessory)
    accessory.unmount(cause)
  }
}

/// A suggestion for a search: a tap puts its text in the field.
struct SearchCompletion<Content: View>: ModifyingView {
  let content: Content
  let completion: String
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    SearchCompletionNode(view, context)
  }
}

private final class SearchCompletionNode<Content: View>: LabelledNode<
  SearchCompletion<Content>, Content
>
{
  override init(_ view: SearchCompletion<Content>, _ context: _NodeContext) {
    super.init(view, context)
    makeChild(view.content, labelContext())
  }
  override func update(_ view: SearchCompletion<Content>) {
    super.update(view)
    child.update(view.content)
  }
  override func perform(_ gesture: Touch) -> Bool {
    guard gesture == .tap, let search = context.screen.bars?.activeSearch else { return false }
    search.complete(with: view.completion)
    return true
  }
}

extension View {
  /// What is offered below the search field while a person searches.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    SearchAccessory(content: self, accessory: suggestions())
  }
  /// - Modelled: accepted, documented. Suggestions are below the field, wherever they may be shown.
  nonisolated public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View { styled("searchSuggestions") }

  /// The text that the view, as a suggestion, puts in the search field.
  public func searchCompletion(_ completion: String) -> some View {
    SearchCompletion(content: self, completion: completion)
  }

  /// The choice of what to search, below the search field while a person searches.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    SearchAccessory(
      content: self,
      accessory: Picker(selection: scope, content: scopes, label: { EmptyView() }))
  }
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View { searchScopes(scope, scopes: scopes) }
}

/// When the choice of a scope is shown; the simulation shows it during a search.
public struct SearchScopeActivation: Hashable, Sendable {
  let name: String
  public static let automatic = SearchScopeActivation(name: "automatic")
  public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
  public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

/// Where suggestions are shown; accepted.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  let name: String
  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  public static let content = SearchSuggestionsPlacement(name: "content")

  /// Several places.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let menu = Set(rawValue: 1)
    public static let content = Set(rawValue: 2)
  }
}
