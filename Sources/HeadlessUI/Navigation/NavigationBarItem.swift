/// The navigation bar of a screen.
public struct NavigationBarItem: Sendable {
  /// How large a title is written; accepted, not drawn.
  public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
}

extension View {
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)
    -> some View
  { styled("navigationBarTitleDisplayMode") }
}
