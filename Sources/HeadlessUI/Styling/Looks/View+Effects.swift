// Modelled: accepted, documented
public import Foundation

/// Effects on what would be drawn: accepted and recorded.
extension View {
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    styled("cornerRadius")
  }
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle())
    -> some View
  {
    styled("clipShape")
  }
  nonisolated public func clipped(antialiased: Bool = false) -> some View { styled("clipped") }
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View { styled("mask") }
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  )
    -> some View
  { styled("mask") }
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View { styled("shadow") }
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    styled("border")
  }

  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    styled("rotationEffect")
  }
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View { styled("rotation3DEffect") }
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    styled("scaleEffect")
  }
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    styled("scaleEffect")
  }
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some View
  { styled("scaleEffect") }

  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    styled("blur")
  }
  nonisolated public func saturation(_ amount: Double) -> some View { styled("saturation") }
  nonisolated public func brightness(_ amount: Double) -> some View { styled("brightness") }
  nonisolated public func contrast(_ amount: Double) -> some View { styled("contrast") }
  nonisolated public func grayscale(_ amount: Double) -> some View { styled("grayscale") }
  nonisolated public func hueRotation(_ angle: Angle) -> some View { styled("hueRotation") }
  nonisolated public func colorInvert() -> some View { styled("colorInvert") }
  nonisolated public func colorMultiply(_ color: Color) -> some View { styled("colorMultiply") }
  nonisolated public func luminanceToAlpha() -> some View { styled("luminanceToAlpha") }
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { styled("blendMode") }
  nonisolated public func compositingGroup() -> some View { styled("compositingGroup") }
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  )
    -> some View
  { styled("drawingGroup") }

  public func redacted(reason: RedactionReasons) -> some View {
    environment(\.redactionReasons, reason)
  }
  public func unredacted() -> some View { environment(\.redactionReasons, []) }
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    styled("privacySensitive")
  }
}

/// How a touch finds a view: accepted, the simulation has no coordinates.
extension View {
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    styled("contentShape")
  }
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  )
    -> some View
  { styled("contentShape") }
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    styled("hoverEffect")
  }
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool)
    -> some View
  {
    styled("hoverEffect")
  }
}

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}
