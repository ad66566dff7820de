// Modelled: full, documented
#if canImport(Foundation)
  public import Foundation
#endif

/// Sample views of an app, as its previews show them; the command line runs them as cases.
///
/// Nothing in the program refers to such a type. The attribute keeps the optimizer from dropping it.
@_alwaysEmitConformanceMetadata @MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

/// The platform that previews are for.
/// - Modelled: accepted, documented. The simulation always is a phone or a pad.
public enum PreviewPlatform: Sendable {
  case iOS, macOS, tvOS, watchOS
}

/// The device that a preview is drawn on.
/// - Modelled: accepted, documented. The command line chooses the device.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// The size of a preview.
/// - Modelled: accepted, documented. The simulation gives the device's size.
public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// A context that a preview is shown in.
/// - Modelled: accepted, documented. Contexts are those of widgets and complications.
public protocol PreviewContextKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// What a preview is shown in.
/// - Modelled: accepted, documented. Contexts are those of widgets and complications.
public protocol PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}
