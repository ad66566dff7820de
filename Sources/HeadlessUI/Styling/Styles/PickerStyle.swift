// Modelled: full, documented

/// A look for pickers: it decides how a person sees and reaches the options.
public protocol PickerStyle {}

/// The picker style of the surroundings.
public struct DefaultPickerStyle: PickerStyle, Sendable { public init() {} }

/// A picker as a row of segments.
public struct SegmentedPickerStyle: PickerStyle, Sendable { public init() {} }

/// A picker as a wheel.
public struct WheelPickerStyle: PickerStyle, Sendable { public init() {} }

/// A picker as a menu.
public struct MenuPickerStyle: PickerStyle, Sendable { public init() {} }

/// A picker among the rows around it.
public struct InlinePickerStyle: PickerStyle, Sendable { public init() {} }

/// A picker as a row of symbols in a menu.
public struct PalettePickerStyle: PickerStyle, Sendable { public init() {} }

/// A picker with its options on a screen of their own.
public struct NavigationLinkPickerStyle: PickerStyle, Sendable { public init() {} }

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle {
  /// How a person sees the options of a picker in this style.
  var look: PickerLook {
    switch self {
    case is SegmentedPickerStyle: .segments
    case is WheelPickerStyle: .wheel
    case is InlinePickerStyle: .rows
    case is NavigationLinkPickerStyle: .pushedList
    default: .menu
    }
  }
}

extension View {
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    let look = style.look
    return EnvironmentContent(content: self) { $0.pickerLook = look }
  }
}
