// Modelled: accepted, documented
public import Foundation

#if !canImport(CoreGraphics)
  /// A color of a layer; accepted, not drawn.
  public struct CGColor: Hashable, Sendable {
    let components: [CGFloat]
  }
#endif

/// A color; accepted and kept, not drawn.
// `@unchecked Sendable`: the class is open because Apple's is, and all it stores is constant.
open class UIColor: NSObject, @unchecked Sendable {
  let components: [CGFloat]

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
    super.init()
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public convenience init?(named name: String) { self.init(white: 0.5, alpha: 1) }

  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let sector = hue * 6
    let chroma = brightness * saturation
    let second = chroma * (1 - abs(sector.truncatingRemainder(dividingBy: 2) - 1))
    let base = brightness - chroma
    let (red, green, blue): (CGFloat, CGFloat, CGFloat) =
      switch Int(sector) {
      case 0: (chroma, second, 0)
      case 1: (second, chroma, 0)
      case 2: (0, chroma, second)
      case 3: (0, second, chroma)
      case 4: (second, 0, chroma)
      default: (chroma, 0, second)
      }
    self.init(red: red + base, green: green + base, blue: blue + base, alpha: alpha)
  }

  /// A color that depends on light and dark: the light one.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let color = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
    self.init(
      red: color.components[0], green: color.components[1], blue: color.components[2],
      alpha: color.components[3])
  }

  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = components[0]
    green?.pointee = components[1]
    blue?.pointee = components[2]
    alpha?.pointee = components[3]
    return true
  }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }

  #if !canImport(CoreGraphics)
    open var cgColor: CGColor { CGColor(components: components) }
  #endif

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.components == components
  }
  open override var hash: Int { components.hashValue }

  private static func gray(_ white: CGFloat) -> UIColor { UIColor(white: white, alpha: 1) }
  private static func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: 1)
  }

  public static let black = gray(0)
  public static let darkGray = gray(0.33)
  public static let gray = gray(0.5)
  public static let lightGray = gray(0.67)
  public static let white = gray(1)
  public static let clear = UIColor(white: 0, alpha: 0)
  public static let red = rgb(1, 0, 0)
  public static let green = rgb(0, 1, 0)
  public static let blue = rgb(0, 0, 1)
  public static let cyan = rgb(0, 1, 1)
  public static let yellow = rgb(1, 1, 0)
  public static let magenta = rgb(1, 0, 1)
  public static let orange = rgb(1, 0.5, 0)
  public static let purple = rgb(0.5, 0, 0.5)
  public static let brown = rgb(0.6, 0.4, 0.2)
  public static let systemRed = rgb(1, 0.23, 0.19)
  public static let systemGreen = rgb(0.2, 0.78, 0.35)
  public static let systemBlue = rgb(0, 0.48, 1)
  public static let systemOrange = rgb(1, 0.58, 0)
  public static let systemYellow = rgb(1, 0.8, 0)
  public static let systemPink = rgb(1, 0.18, 0.33)
  public static let systemPurple = rgb(0.69, 0.32, 0.87)
  public static let systemTeal = rgb(0.35, 0.68, 0.77)
  public static let systemIndigo = rgb(0.35, 0.34, 0.84)
  public static let systemGray = rgb(0.56, 0.56, 0.58)
  public static let systemGray2 = gray(0.69)
  public static let systemGray3 = gray(0.78)
  public static let systemGray4 = gray(0.82)
  public static let systemGray5 = gray(0.9)
  public static let systemGray6 = gray(0.95)
  public static let systemBackground = gray(1)
  public static let secondarySystemBackground = gray(0.95)
  public static let tertiarySystemBackground = gray(1)
  public static let systemGroupedBackground = gray(0.95)
  public static let secondarySystemGroupedBackground = gray(1)
  public static let label = gray(0)
  public static let secondaryLabel = gray(0.24)
  public static let tertiaryLabel = gray(0.3)
  public static let quaternaryLabel = gray(0.36)
  public static let placeholderText = gray(0.3)
  public static let opaqueSeparator = gray(0.78)
  public static let systemFill = gray(0.8)
  public static let secondarySystemFill = gray(0.84)
  public static let tertiarySystemFill = gray(0.88)
  public static let quaternarySystemFill = gray(0.92)
  public static let tertiarySystemGroupedBackground = gray(0.95)
  public static let systemMint = rgb(0, 0.78, 0.75)
  public static let systemCyan = rgb(0.2, 0.68, 0.9)
  public static let systemBrown = rgb(0.64, 0.52, 0.37)
  public static let darkText = gray(0)
  public static let lightText = gray(1)
  public static let separator = gray(0.28)
  public static let link = systemBlue
  public static let tintColor = systemBlue
}
