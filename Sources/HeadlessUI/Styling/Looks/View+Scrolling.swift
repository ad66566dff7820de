// Modelled: accepted, documented
public import Foundation

/// The look and feel of scrolling: accepted and recorded.
extension View {
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    styled("scrollContentBackground")
  }
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { styled("scrollIndicators") }
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    styled("scrollIndicatorsFlash")
  }
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { styled("scrollDisabled") }
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    styled("scrollClipDisabled")
  }
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { styled("scrollBounceBehavior") }
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    styled("scrollTargetLayout")
  }
  nonisolated public func scrollTargetBehavior<B: ScrollTargetBehavior>(_ behavior: B) -> some View
  {
    styled("scrollTargetBehavior")
  }
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    styled("defaultScrollAnchor")
  }
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { styled("contentMargins") }
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { styled("contentMargins") }
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { styled("contentMargins") }
}

/// When a scroll view shows its indicators.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  let name: String
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// How a scroll view bounces at its end.
public struct ScrollBounceBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  public static let always = ScrollBounceBehavior(name: "always")
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// What content margins are for.
public struct ContentMarginPlacement: Hashable, Sendable {
  let name: String
  public static let automatic = ContentMarginPlacement(name: "automatic")
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// Where a scroll view comes to rest.
public protocol ScrollTargetBehavior {}

/// Rests at whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable { public init() {} }

/// Rests at views of the target layout.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How far one swipe goes.
  public struct LimitBehavior: Hashable, Sendable {
    let name: String
    public static let automatic = LimitBehavior(name: "automatic")
    public static let always = LimitBehavior(name: "always")
    public static let never = LimitBehavior(name: "never")
  }
  public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}
