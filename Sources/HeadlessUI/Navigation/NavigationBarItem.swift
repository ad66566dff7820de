// Modelled: accepted, documented

/// The navigation bar of a screen.
public struct NavigationBarItem: Sendable {
  /// How large a title is written; accepted, not drawn.
  public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
}

/// How large a title is written, on any platform; accepted, not drawn.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let name: String
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
  public static let large = ToolbarTitleDisplayMode(name: "large")
}

/// What a toolbar is for; accepted, the items stay where their placements say.
public struct ToolbarRole: Hashable, Sendable {
  let name: String
  public static let automatic = ToolbarRole(name: "automatic")
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  public static let browser = ToolbarRole(name: "browser")
  public static let editor = ToolbarRole(name: "editor")
}

extension View {
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { styled("navigationBarTitleDisplayMode") }
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    styled("toolbarTitleDisplayMode")
  }
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { styled("toolbarRole") }
}
