// Modelled: full, documented

/// What a screen shows instead of content that is not there.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: LibraryView {
  private let label: Label
  private let description: Description
  private let actions: Actions

  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  public var body: some View {
    VStack {
      label
      description
      actions
    }
  }
}

extension ContentUnavailableView
where Label == HeadlessUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(
    _ title: LocalizedStringKey, image name: String, description: Text? = nil
  ) {
    self.init(
      label: { HeadlessUI.Label(title, image: name) }, description: { description },
      actions: { EmptyView() })
  }
  public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { HeadlessUI.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(
      label: { HeadlessUI.Label(title, image: name) }, description: { description },
      actions: { EmptyView() })
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { HeadlessUI.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }
}

/// The views of the screen that a search without results shows.
public enum SearchUnavailableContent {
  /// The headline.
  public struct Label: LibraryView {
    let text: String?
    public var body: some View {
      HeadlessUI.Label(
        text.map { "No Results for “\($0)”" } ?? "No Results", systemImage: "magnifyingglass")
    }
  }
  /// The sentence below.
  public struct Description: LibraryView {
    public var body: some View { Text("Check the spelling or try a new search.") }
  }
  /// Nothing to do.
  public struct Actions: LibraryView {
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// What a search without results shows.
  public static var search: Self { search(nil) }
  /// What a search for a text without results shows.
  public static func search(text: String) -> Self { search(text) }

  private static func search(_ text: String?) -> Self {
    Self(
      label: { SearchUnavailableContent.Label(text: text) },
      description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() })
  }
}
