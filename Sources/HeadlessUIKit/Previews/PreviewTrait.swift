// Modelled: accepted, documented

/// How a preview is shown: its orientation, its layout, a modifier around it.
///
/// The simulation has no canvas: orientations and layouts are accepted, modifiers are applied.
public struct PreviewTrait<T> {
  /// What is put around the content; a `PreviewModifier` where SwiftUI is at hand.
  package var modifier: Any?

  package init(modifier: Any? = nil) { self.modifier = modifier }
}

extension PreviewTrait where T == Preview.ViewTraits {
  public static var defaultLayout: Self { Self() }
  public static var sizeThatFitsLayout: Self { Self() }
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }
  public static var portrait: Self { Self() }
  public static var portraitUpsideDown: Self { Self() }
  public static var landscapeLeft: Self { Self() }
  public static var landscapeRight: Self { Self() }
}
