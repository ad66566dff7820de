// Modelled: accepted, documented
/// A color, gradient or material with which shapes and words would be drawn.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is a style of the library and resolves to nothing")
  }
}

extension Never: ShapeStyle {}

extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle { AnyShapeStyle(self) }
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { AnyShapeStyle(self) }
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { AnyShapeStyle(self) }
  public var secondary: some ShapeStyle { AnyShapeStyle(self) }
  public var tertiary: some ShapeStyle { AnyShapeStyle(self) }
  public var quaternary: some ShapeStyle { AnyShapeStyle(self) }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle
  public init<S: ShapeStyle>(_ style: S) { self.style = style }
}

/// One of the levels of the current foreground style.
public struct HierarchicalShapeStyle: Hashable, ShapeStyle {
  let level: Int
  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)
}

/// The foreground style of the surroundings.
public struct ForegroundStyle: Hashable, ShapeStyle { public init() {} }
/// The background style of the surroundings.
public struct BackgroundStyle: Hashable, ShapeStyle { public init() {} }
/// The tint of the surroundings.
public struct TintShapeStyle: Hashable, ShapeStyle { public init() {} }
/// The style of separators.
public struct SeparatorShapeStyle: Hashable, ShapeStyle { public init() {} }
/// The style of selected rows.
public struct SelectionShapeStyle: Hashable, ShapeStyle { public init() {} }
/// The style of placeholders.
public struct PlaceholderTextShapeStyle: Hashable, ShapeStyle { public init() {} }
/// The style of links.
public struct LinkShapeStyle: Hashable, ShapeStyle { public init() {} }
/// The style of fills over the background.
public struct FillShapeStyle: Hashable, ShapeStyle { public init() {} }
/// The style of a window's background.
public struct WindowBackgroundShapeStyle: Hashable, ShapeStyle { public init() {} }

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle.quinary }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
