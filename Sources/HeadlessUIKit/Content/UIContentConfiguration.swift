// Modelled: full, documented
public import Foundation

/// What a cell shows, as a value that makes a view.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// Makes the view that shows the value.
  func makeContentView() -> any UIView & UIContentView
  /// The value in another state of its cell.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show a configuration; only the type it was made for by default.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// What configurations depend on.
@preconcurrency @MainActor public protocol UIConfigurationState {}

/// The state of a view: what its configurations depend on.
@preconcurrency @MainActor public struct UIViewConfigurationState: UIConfigurationState {
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public init() {}
}

/// The state of a cell: what its configurations depend on.
@preconcurrency @MainActor public struct UICellConfigurationState: UIConfigurationState {
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false
  public init() {}
}

extension (any UIContentConfiguration)? {
  /// Shows the configuration: by the view that shows the one before, if it can, else a new one.
  @MainActor func exchange(_ shown: inout (any UIView & UIContentView)?, in container: UIView) {
    guard let self else {
      shown?.removeFromSuperview()
      shown = nil
      return
    }
    if let view = shown, view.supports(self) {
      view.configuration = self
      return
    }
    shown?.removeFromSuperview()
    let view = self.makeContentView()
    container.addSubview(view)
    shown = view
  }
}

/// The background of a cell; accepted, not drawn.
public struct UIBackgroundConfiguration {
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public init() {}
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
