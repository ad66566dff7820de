// Modelled: partial, documented
public import Foundation
import LifecycleModel
import LifecycleSimulator

/// How much room there is in a direction.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// Light or dark; the simulated device is light.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// The direction of reading; the simulated device reads from left to right.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

/// How large a person wants text.
public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
}

/// What an interface is shown on, as the device of the simulation says.
// `@unchecked Sendable`: the class is open because Apple's is, and all it stores is constant.
open class UITraitCollection: NSObject, @unchecked Sendable {
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
  public let displayScale: CGFloat = 2
  public let preferredContentSizeCategory = UIContentSizeCategory.large

  init(
    horizontal: UIUserInterfaceSizeClass = .unspecified,
    vertical: UIUserInterfaceSizeClass = .unspecified,
    idiom: UIUserInterfaceIdiom = .unspecified, style: UIUserInterfaceStyle = .unspecified
  ) {
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    userInterfaceIdiom = idiom
    userInterfaceStyle = style
    super.init()
  }

  public override convenience init() { self.init(horizontal: .unspecified) }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: horizontalSizeClass)
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(vertical: verticalSizeClass)
  }
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(horizontal: .unspecified, idiom: idiom)
  }
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(horizontal: .unspecified, style: userInterfaceStyle)
  }

  convenience init(_ device: Device) {
    let isRegular = device.sizeClass == .regular
    self.init(
      horizontal: isRegular ? .regular : .compact, vertical: .regular,
      idiom: isRegular ? .pad : .phone, style: .light)
  }

  /// The traits of the device of the current simulation.
  @MainActor public static var current: UITraitCollection {
    CurrentSimulation.simulator.map { UITraitCollection($0.device) } ?? UITraitCollection()
  }

  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
      && userInterfaceIdiom == other.userInterfaceIdiom
      && userInterfaceStyle == other.userInterfaceStyle
  }
  open override var hash: Int { horizontalSizeClass.rawValue * 31 + userInterfaceIdiom.rawValue }
}

extension UIView {
  /// What the view is shown on.
  public var traitCollection: UITraitCollection {
    simulator.map { UITraitCollection($0.device) } ?? UITraitCollection()
  }
}

extension UIViewController {
  /// What the controller is shown on.
  public var traitCollection: UITraitCollection {
    simulator.map { UITraitCollection($0.device) } ?? UITraitCollection()
  }
}
