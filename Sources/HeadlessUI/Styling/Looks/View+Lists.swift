// Modelled: accepted, documented
public import Foundation

/// The look of lists and rows: accepted and recorded.
extension View {
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    styled("listRowInsets")
  }
  /// The background is not in the tree.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    styled("listRowBackground")
  }
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { styled("listRowSeparator") }
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> some View
  {
    styled("listRowSeparatorTint")
  }
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  )
    -> some View
  { styled("listSectionSeparator") }
  nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> some View
  { styled("listSectionSeparatorTint") }
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    styled("listRowSpacing")
  }
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    styled("listSectionSpacing")
  }
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    styled("listSectionSpacing")
  }
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    styled("listItemTint")
  }
  nonisolated public func listItemTint(_ tint: Color?) -> some View { styled("listItemTint") }
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    styled("headerProminence")
  }
}

/// The space between sections.
public struct ListSectionSpacing: Hashable, Sendable {
  let points: CGFloat?
  public static let `default` = ListSectionSpacing(points: nil)
  public static let compact = ListSectionSpacing(points: 10)
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(points: spacing)
  }
}

/// The tint of a list's items.
public struct ListItemTint: Hashable, Sendable {
  let color: Color
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  public static let monochrome = ListItemTint(color: .gray)
}
