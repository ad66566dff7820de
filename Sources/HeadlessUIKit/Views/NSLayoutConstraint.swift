// Modelled: accepted, documented
public import Foundation

/// A layout rule; accepted and kept, not solved.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// The side or size that a rule is about.
  public enum Attribute: Int, Sendable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline, notAnAttribute
  }

  /// How the two sides of a rule compare.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// The direction of a layout.
  public enum Axis: Int, Sendable { case horizontal, vertical }

  open var constant: CGFloat
  open var isActive = false
  open var priority: UILayoutPriority = .required
  open var identifier: String?
  public let firstAttribute: Attribute
  public let relation: Relation
  open private(set) weak var firstItem: AnyObject?
  open private(set) weak var secondItem: AnyObject?

  public init(
    item: Any, attribute first: Attribute, relatedBy relation: Relation, toItem: Any?,
    attribute second: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.constant = constant
    self.firstAttribute = first
    self.relation = relation
    super.init()
    firstItem = item as AnyObject
    secondItem = toItem.map { $0 as AnyObject }
  }

  /// Turns the rules on.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Turns the rules off.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// How important a layout rule is.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A rectangle that layout rules can refer to.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  open internal(set) weak var owningView: UIView?
  open var identifier = ""
}

/// One side or size of a view, from which rules are made.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let attribute: NSLayoutConstraint.Attribute
  let item: AnyObject

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    super.init()
  }

  func rule(
    _ relation: NSLayoutConstraint.Relation, _ other: AnyObject?, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: attribute,
      multiplier: 1, constant: constant)
  }

  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { rule(.equal, anchor.item, constant) }

  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { rule(.greaterThanOrEqual, anchor.item, constant) }

  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { rule(.lessThanOrEqual, anchor.item, constant) }
}

/// A left, right, leading, trailing or middle side.
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<
  NSLayoutXAxisAnchor
>
{}

/// A top, bottom, middle or baseline side.
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<
  NSLayoutYAxisAnchor
>
{}

/// A width or height.
@preconcurrency @MainActor public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    rule(.equal, nil, constant)
  }
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    rule(.greaterThanOrEqual, nil, constant)
  }
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    rule(.lessThanOrEqual, nil, constant)
  }
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { rule(.equal, anchor.item, constant) }
}
