// Modelled: accepted, documented
public import Foundation

/// An image; its name is kept, nothing is drawn.
// `@unchecked Sendable`: the class is open because Apple's is, and all it stores is constant.
open class UIImage: NSObject, @unchecked Sendable {
  /// The name of the asset or symbol.
  package let name: String

  public override init() {
    name = ""
    super.init()
  }

  public init?(named name: String) {
    self.name = name
    super.init()
  }

  public init?(systemName name: String) {
    self.name = name
    super.init()
  }

  public init?(data: Data) {
    name = ""
    super.init()
  }

  /// How a symbol looks; accepted, not drawn.
  open class Configuration: NSObject {}

  /// How a symbol looks; accepted, not drawn.
  open class SymbolConfiguration: Configuration {
    public convenience init(pointSize: CGFloat) { self.init() }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init() }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init()
    }
    public convenience init(weight: SymbolWeight) { self.init() }
    public convenience init(scale: SymbolScale) { self.init() }
    public convenience init(textStyle: UIFont.TextStyle) { self.init() }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) { self.init() }
    public convenience init(paletteColors: [UIColor]) { self.init() }
    public convenience init(hierarchicalColor: UIColor) { self.init() }
  }

  /// How heavy a symbol is; accepted, not drawn.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  /// How large a symbol is; accepted, not drawn.
  public enum SymbolScale: Int, Sendable { case `default`, unspecified, small, medium, large }
  /// Whether an image takes the tint; accepted, not drawn.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  { self.init(systemName: name) }
  public convenience init?(named name: String, in bundle: Bundle?, with: Configuration?) {
    self.init(named: name)
  }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
  open func withTintColor(_ color: UIColor) -> UIImage { self }
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
  open func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }

  open var size: CGSize { .zero }
}
