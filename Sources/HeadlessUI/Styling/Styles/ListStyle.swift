// Modelled: accepted, documented
/// A look for lists; accepted, every list has the same rows.
public protocol ListStyle {}

/// The list style of the surroundings.
public struct DefaultListStyle: ListStyle, Sendable { public init() {} }

/// A list of plain rows.
public struct PlainListStyle: ListStyle, Sendable { public init() {} }

/// A list of grouped rows.
public struct GroupedListStyle: ListStyle, Sendable { public init() {} }

/// A list of rows set in.
public struct InsetListStyle: ListStyle, Sendable { public init() {} }

/// A list of grouped rows set in.
public struct InsetGroupedListStyle: ListStyle, Sendable { public init() {} }

/// A list at the side of a window.
public struct SidebarListStyle: ListStyle, Sendable { public init() {} }

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { styled("listStyle") }
  /// A list at the side of a window, whose sections can be collapsed.
  public func listStyle(_ style: SidebarListStyle) -> some View {
    EnvironmentContent(content: self) { $0.isSidebar = true }
  }
}
