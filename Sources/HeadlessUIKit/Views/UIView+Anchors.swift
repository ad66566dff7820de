// Modelled: accepted, documented
import Foundation

/// What has sides and sizes: a view or a layout guide.
@preconcurrency @MainActor public protocol LayoutAnchoring: AnyObject {}

extension LayoutAnchoring {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension UIView: LayoutAnchoring {
  /// The part of the view that bars do not cover.
  public var safeAreaLayoutGuide: UILayoutGuide { makeGuide() }
  /// The part of the view within its margins.
  public var layoutMarginsGuide: UILayoutGuide { makeGuide() }
  /// The part of the view that is good to read.
  public var readableContentGuide: UILayoutGuide { makeGuide() }
  /// The part of the view that the keyboard leaves.
  public var keyboardLayoutGuide: UILayoutGuide { makeGuide() }
  /// What bars cover of the view: nothing is drawn, so nothing is covered.
  public var safeAreaInsets: UIEdgeInsets { .zero }

  private func makeGuide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.owningView = self
    return guide
  }

  /// Keeps a layout rule with the view.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = true
    constraints.append(constraint)
  }

  /// Keeps layout rules with the view.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Drops a layout rule.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraints.removeAll { $0 === constraint }
  }

  /// Drops layout rules.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Accepted, not solved.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  /// Accepted, not solved.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
}

extension UILayoutGuide: LayoutAnchoring {}
