// Modelled: full, documented

/// Builds the body of a preview that is one object of UIKit.
///
/// A body of several SwiftUI views is none of these, which tells the kinds of previews apart.
@resultBuilder public struct PreviewMacroBodyBuilder<Body> {
  public static func buildExpression(_ expression: Body) -> Body { expression }
  public static func buildBlock(_ content: Body) -> Body { content }
  public static func buildEither(first: Body) -> Body { first }
  public static func buildEither(second: Body) -> Body { second }
}

/// Builds the body of a preview with arguments.
public typealias PreviewBodyBuilder = PreviewMacroBodyBuilder
