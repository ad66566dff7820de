// Modelled: full, documented

/// A look for tab views: with a bar of tabs, or as pages with dots.
public protocol TabViewStyle {}

/// The tab view style of the surroundings.
public struct DefaultTabViewStyle: TabViewStyle, Sendable { public init() {} }

/// A tab bar that can become a sidebar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable { public init() {} }

/// A tab bar at any size.
public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable { public init() {} }

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension View {
  /// Whether tab views inside have a bar of tabs or are pages.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    EnvironmentContent(content: self) {
      $0.showsTabsAsPages = S.self == PageTabViewStyle.self
    }
  }
}

/// Tabs as pages.
public struct PageTabViewStyle: TabViewStyle, Sendable {
  /// When the dots of the pages are shown.
  public struct IndexDisplayMode: Hashable, Sendable {
    let name: String
    public static let automatic = IndexDisplayMode(name: "automatic")
    public static let always = IndexDisplayMode(name: "always")
    public static let never = IndexDisplayMode(name: "never")
  }
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// A look for the dots of pages; accepted.
public protocol IndexViewStyle {}

/// Dots over the page.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// When the dots have a background.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    let name: String
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    public static let always = BackgroundDisplayMode(name: "always")
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    public static let never = BackgroundDisplayMode(name: "never")
  }
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode)
    -> PageIndexViewStyle
  { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}

extension View {
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    styled("indexViewStyle")
  }
}

private enum PagesKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether tab views show pages with dots and no bar.
  var showsTabsAsPages: Bool {
    get { self[PagesKey.self] }
    set { self[PagesKey.self] = newValue }
  }
}
