// Modelled: accepted, documented
public import Foundation
public import HeadlessUIKit

/// A color; kept and compared, not drawn.
public struct Color: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    /// One of the system's colors.
    case system(String)
    /// A color of the app's assets.
    case asset(String)
    case components(RGBColorSpace, red: Double, green: Double, blue: Double)
    case platform(UIColor)
  }
  let content: Content
  /// How much of the color is seen, from 0 to 1.
  let alpha: Double

  init(_ content: Content, alpha: Double = 1) {
    self.content = content
    self.alpha = alpha
  }

  /// A way to read color components.
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(.components(colorSpace, red: red, green: green, blue: blue), alpha: opacity)
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func component(_ shift: Double) -> Double {
      let place = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  public init(_ name: String, bundle: Bundle? = nil) { self.init(.asset(name)) }
  public init(_ color: UIColor) { self.init(.platform(color)) }
  public init(uiColor: UIColor) { self.init(.platform(uiColor)) }

  /// The color with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color { Color(content, alpha: alpha * opacity) }

  /// The color a fraction of the way to another.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .device
  )
    -> Color
  { fraction < 0.5 ? self : rhs }

  /// A gentle gradient of the color.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }
}

extension Color: CustomStringConvertible {
  public var description: String {
    switch content {
    case .system(let name): name
    case .asset(let name): "NamedColor(name: \"\(name)\", bundle: nil)"
    case .components(_, let red, let green, let blue): "\(red) \(green) \(blue) \(alpha)"
    case .platform(let color): color.description
    }
  }
}

extension Color: InkView {}
extension Color: ShapeStyle {}

extension UIColor {
  /// The color as UIKit's; a system or asset color becomes a gray.
  public convenience init(_ color: Color) {
    if case .components(_, let red, let green, let blue) = color.content {
      self.init(red: red, green: green, blue: blue, alpha: color.alpha)
    } else {
      self.init(white: 0.5, alpha: color.alpha)
    }
  }
}
