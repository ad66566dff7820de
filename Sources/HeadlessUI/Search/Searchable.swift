// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// A view with a search field in the bar of its screen.
struct SearchContent<Content: View, Tokens: View>: ModifyingView {
  let content: Content
  let text: Binding<String>
  let prompt: String
  let isPresented: Binding<Bool>?
  let tokens: Tokens
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    SearchNode(view, context)
  }
}

/// Where a search field may stand; accepted, it is in the bar of its screen.
public struct SearchFieldPlacement: Hashable, Sendable {
  /// When a field in a navigation bar's drawer is shown.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    let name: String
    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }
  let name: String
  public static let automatic = SearchFieldPlacement(name: "automatic")
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode)
    -> SearchFieldPlacement
  { .navigationBarDrawer }
}

/// The words in a search field that has no prompt.
private let defaultPrompt = "Search"

extension View {
  /// A search field in the bar of the screen.
  ///
  /// While it is used, `isSearching` is true inside the view and a button cancels the search.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { searching(text, prompt?.words, nil) }
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { searching(text, prompt.text, nil) }
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searching(text, String(prompt), nil) }

  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { searching(text, prompt?.words, isPresented) }
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { searching(text, prompt.text, isPresented) }
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searching(text, String(prompt), isPresented) }

  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View { searching(text, prompt?.words, nil).searchSuggestions(suggestions) }
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
  ) -> some View { searching(text, prompt.text, nil).searchSuggestions(suggestions) }
  @_disfavoredOverload
  public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View { searching(text, String(prompt), nil).searchSuggestions(suggestions) }

  private func searching(_ text: Binding<String>, _ prompt: String?, _ isPresented: Binding<Bool>?)
    -> SearchContent<Self, EmptyView>
  {
    SearchContent(
      content: self, text: text, prompt: prompt ?? defaultPrompt, isPresented: isPresented,
      tokens: EmptyView())
  }
}

/// Search fields with tokens: each is shown, and the app puts them in and takes them out.
extension View {
  /// - Modelled: partial, documented. A person cannot delete a token.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable, C: MutableCollection {
    SearchContent(
      content: self, text: text, prompt: prompt?.words ?? defaultPrompt, isPresented: nil,
      tokens: FollowingContent {
        ForEach(tokens.wrappedValue.map { SearchToken(value: $0) }) { token($0.value) }
      })
  }
  /// - Modelled: partial, documented. A person cannot delete a token.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable, C: MutableCollection {
    searchable(
      text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
  }
}

private struct SearchToken<Value: Identifiable>: Identifiable {
  let value: Value
  var id: Value.ID { value.id }
}
