// Modelled: accepted, documented
/// A look for control groups; accepted.
public protocol ControlGroupStyle {}

/// The control group style of the surroundings.
public struct AutomaticControlGroupStyle: ControlGroupStyle, Sendable { public init() {} }

/// Controls for going back and forth.
public struct NavigationControlGroupStyle: ControlGroupStyle, Sendable { public init() {} }

/// Controls as a row in a menu.
public struct CompactMenuControlGroupStyle: ControlGroupStyle, Sendable { public init() {} }

/// Controls as a menu.
public struct MenuControlGroupStyle: ControlGroupStyle, Sendable { public init() {} }

/// Controls as a row of symbols in a menu.
public struct PaletteControlGroupStyle: ControlGroupStyle, Sendable { public init() {} }

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension View {
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    styled("controlGroupStyle")
  }
}
