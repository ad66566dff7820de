// Modelled: accepted, documented
/// Whether something is shown: as the platform sees fit, always, or never.
public enum Visibility: CaseIterable, Hashable, Sendable { case automatic, visible, hidden }

/// How content is brought to the size of its frame.
public enum ContentMode: CaseIterable, Hashable, Sendable { case fit, fill }

/// How much a part stands out.
public enum Prominence: Hashable, Sendable { case standard, increased }

/// The size of controls.
public enum ControlSize: CaseIterable, Comparable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

/// The shape of a button's border.
public struct ButtonBorderShape: Hashable, Sendable {
  let name: String
  public static let automatic = ButtonBorderShape(name: "automatic")
  public static let capsule = ButtonBorderShape(name: "capsule")
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  public static let circle = ButtonBorderShape(name: "circle")
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape { .roundedRectangle }
}

/// Whether holding a button repeats its action.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// The order of a menu's items.
public struct MenuOrder: Hashable, Sendable {
  let name: String
  public static let automatic = MenuOrder(name: "automatic")
  public static let priority = MenuOrder(name: "priority")
  public static let fixed = MenuOrder(name: "fixed")
}

/// The size of text that a person has chosen.
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// The size of text that a person has chosen, in the words of iOS 13.
public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
  public var isAccessibilityCategory: Bool {
    switch self {
    case .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge:
      true
    default: false
    }
  }
}

/// Whether text is set heavier for legibility.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

/// How strongly colors are set apart.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }

/// Why content is not to be read.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// How a symbol's layers are colored.
public struct SymbolRenderingMode: Hashable, Sendable {
  let name: String
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// A variant of a symbol.
public struct SymbolVariants: Hashable, Sendable {
  let name: String
  public static let none = SymbolVariants(name: "none")
  public static let circle = SymbolVariants(name: "circle")
  public static let square = SymbolVariants(name: "square")
  public static let rectangle = SymbolVariants(name: "rectangle")
  public static let fill = SymbolVariants(name: "fill")
  public static let slash = SymbolVariants(name: "slash")
  public var circle: SymbolVariants { SymbolVariants(name: name + ".circle") }
  public var square: SymbolVariants { SymbolVariants(name: name + ".square") }
  public var rectangle: SymbolVariants { SymbolVariants(name: name + ".rectangle") }
  public var fill: SymbolVariants { SymbolVariants(name: name + ".fill") }
  public var slash: SymbolVariants { SymbolVariants(name: name + ".slash") }
}

/// What a pointer over a view does.
public struct HoverEffect: Hashable, Sendable {
  let name: String
  public static let automatic = HoverEffect(name: "automatic")
  public static let highlight = HoverEffect(name: "highlight")
  public static let lift = HoverEffect(name: "lift")
}
