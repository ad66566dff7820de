// Modelled: accepted, documented
public import Foundation
public import HeadlessUIKit

/// A font; kept and compared, not drawn.
public struct Font: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case style(TextStyle)
    case system(CGFloat)
    case custom(String, CGFloat)
    case platform(UIFont)
  }
  struct Traits: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    static let bold = Traits(rawValue: 1)
    static let italic = Traits(rawValue: 2)
    static let monospacedDigit = Traits(rawValue: 4)
    static let lowercaseSmallCaps = Traits(rawValue: 8)
    static let uppercaseSmallCaps = Traits(rawValue: 16)
  }

  let base: Base
  private var weight: Weight?
  private var design: Design?
  private var width: Width?
  private var leading: Leading?
  private var traits: Traits = []

  init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
    self.base = base
    self.weight = weight
    self.design = design
  }

  public init(_ font: UIFont) { self.init(.platform(font)) }

  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil)
    -> Font
  { Font(.style(style), weight: weight, design: design) }

  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size), weight: weight, design: design)
  }

  public static func custom(_ name: String, size: CGFloat) -> Font { Font(.custom(name, size)) }
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle)
    -> Font
  { Font(.custom(name, size)) }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, fixedSize))
  }

  public func bold() -> Font { with { $0.traits.insert(.bold) } }
  public func bold(_ isActive: Bool) -> Font { isActive ? bold() : self }
  public func italic() -> Font { with { $0.traits.insert(.italic) } }
  public func italic(_ isActive: Bool) -> Font { isActive ? italic() : self }
  public func smallCaps() -> Font {
    with { $0.traits.formUnion([.lowercaseSmallCaps, .uppercaseSmallCaps]) }
  }
  public func lowercaseSmallCaps() -> Font { with { $0.traits.insert(.lowercaseSmallCaps) } }
  public func uppercaseSmallCaps() -> Font { with { $0.traits.insert(.uppercaseSmallCaps) } }
  public func monospacedDigit() -> Font { with { $0.traits.insert(.monospacedDigit) } }
  public func monospaced() -> Font { with { $0.design = .monospaced } }
  public func monospaced(_ isActive: Bool) -> Font { isActive ? monospaced() : self }
  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
  public func width(_ width: Width) -> Font { with { $0.width = width } }
  public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var copy = self
    change(&copy)
    return copy
  }
}

extension Font {
  public static let largeTitle = Font(.style(.largeTitle))
  public static let title = Font(.style(.title))
  public static let title2 = Font(.style(.title2))
  public static let title3 = Font(.style(.title3))
  public static let headline = Font(.style(.headline))
  public static let subheadline = Font(.style(.subheadline))
  public static let body = Font(.style(.body))
  public static let callout = Font(.style(.callout))
  public static let footnote = Font(.style(.footnote))
  public static let caption = Font(.style(.caption))
  public static let caption2 = Font(.style(.caption2))

  /// The purpose of a piece of text, which picks its font.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }

  /// How heavy a font is.
  public struct Weight: Hashable, Sendable {
    let value: Double
    public static let ultraLight = Weight(value: -0.8)
    public static let thin = Weight(value: -0.6)
    public static let light = Weight(value: -0.4)
    public static let regular = Weight(value: 0)
    public static let medium = Weight(value: 0.23)
    public static let semibold = Weight(value: 0.3)
    public static let bold = Weight(value: 0.4)
    public static let heavy = Weight(value: 0.56)
    public static let black = Weight(value: 0.62)
  }

  /// How wide a font is.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }
    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  /// The family of a system font.
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  /// The space between a font's lines.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }
}
