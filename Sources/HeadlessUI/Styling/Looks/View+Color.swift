// Modelled: accepted, documented
/// Colors and styles: accepted and recorded.
extension View {
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    styled("foregroundColor")
  }
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    styled("foregroundStyle")
  }
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  )
    -> some View
  { styled("foregroundStyle") }
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View { styled("foregroundStyle") }
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    styled("backgroundStyle")
  }
  nonisolated public func accentColor(_ accentColor: Color?) -> some View { styled("accentColor") }
  nonisolated public func tint(_ tint: Color?) -> some View { styled("tint") }
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View { styled("tint") }
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    styled("preferredColorScheme")
  }
}

/// Backgrounds and overlays that are a style: accepted and recorded. Those that are a view are in
/// the tree; a `Color` counts as a view there.
extension View {
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    styled("background")
  }
  @_disfavoredOverload
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  )
    -> some View
  { styled("background") }
  nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle())
    -> some View
  {
    styled("background")
  }
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { styled("background") }
  @_disfavoredOverload
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  )
    -> some View
  { styled("overlay") }
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { styled("overlay") }
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { styled("containerBackground") }
}

/// A container that has a background.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  let name: String
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  public static let widget = ContainerBackgroundPlacement(name: "widget")
}
