// Modelled: accepted, documented
public import Foundation

/// A font; accepted and kept, not drawn.
// `@unchecked Sendable`: the class is open because Apple's is, and all it stores is constant.
open class UIFont: NSObject, @unchecked Sendable {
  /// How heavy a font is.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }

  /// The purpose of a piece of text, which picks its font.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let title1 = TextStyle(rawValue: "title1")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let title3 = TextStyle(rawValue: "title3")
    public static let headline = TextStyle(rawValue: "headline")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let caption1 = TextStyle(rawValue: "caption1")
    public static let caption2 = TextStyle(rawValue: "caption2")
  }

  public let pointSize: CGFloat
  public let fontName: String

  public init?(name: String, size: CGFloat) {
    fontName = name
    pointSize = size
    super.init()
  }

  private init(system size: CGFloat) {
    fontName = "System"
    pointSize = size
    super.init()
  }

  open class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(system: size) }
  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(system: size)
  }
  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(system: size) }
  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(system: size) }
  open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(system: size)
  }
  open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(system: size)
  }
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { UIFont(system: 17) }
  open var familyName: String { fontName }
  open var lineHeight: CGFloat { pointSize * 1.2 }
  public static let smallSystemFontSize: CGFloat = 12
  public static let buttonFontSize: CGFloat = 18
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(system: 17) }
  open func withSize(_ size: CGFloat) -> UIFont { UIFont(system: size) }
  public static let systemFontSize: CGFloat = 14
  public static let labelFontSize: CGFloat = 17
}

/// Sizes fonts by a person's wish; the simulated person wishes nothing special.
open class UIFontMetrics: NSObject {
  public init(forTextStyle textStyle: UIFont.TextStyle) { super.init() }
  public static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }
  open func scaledFont(for font: UIFont) -> UIFont { font }
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { font }
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
