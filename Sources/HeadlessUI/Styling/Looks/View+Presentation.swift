// Modelled: accepted, documented
public import Foundation

/// The look of sheets and bars: accepted and recorded. A sheet covers the same whatever its height.
extension View {
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    styled("presentationCornerRadius")
  }
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    styled("presentationBackground")
  }
  /// The background is not in the tree.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { styled("presentationBackground") }
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  )
    -> some View
  { styled("presentationBackgroundInteraction") }
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction)
    -> some View
  { styled("presentationContentInteraction") }
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  )
    -> some View
  { styled("toolbarBackground") }
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { styled("toolbarBackground") }
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  )
    -> some View
  { styled("toolbarBackgroundVisibility") }
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  )
    -> some View
  { styled("toolbarColorScheme") }
}

/// A bar of a screen.
public struct ToolbarPlacement: Hashable, Sendable {
  let name: String
  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
}

/// Whether the screen behind a sheet can be used; the simulation covers it.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  let name: String
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")
  public static func enabled(upThrough detent: PresentationDetent)
    -> PresentationBackgroundInteraction
  { .enabled }
}

/// Whether a swipe scrolls a sheet's content or resizes the sheet.
public struct PresentationContentInteraction: Hashable, Sendable {
  let name: String
  public static let automatic = PresentationContentInteraction(name: "automatic")
  public static let resizes = PresentationContentInteraction(name: "resizes")
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// What a presentation becomes where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
  let name: String
  public static let automatic = PresentationAdaptation(name: "automatic")
  public static let none = PresentationAdaptation(name: "none")
  public static let popover = PresentationAdaptation(name: "popover")
  public static let sheet = PresentationAdaptation(name: "sheet")
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}
