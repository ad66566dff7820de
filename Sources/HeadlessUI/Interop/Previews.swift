/// Sample views of an app, as its previews show them.
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}

extension View {
  public func previewDisplayName(_ value: String?) -> some View { styled("previewDisplayName") }
  public func previewDevice(_ value: PreviewDevice?) -> some View { styled("previewDevice") }
  public func previewLayout(_ value: PreviewLayout) -> some View { styled("previewLayout") }
}

/// The device that a preview is drawn on; accepted.
public struct PreviewDevice: ExpressibleByStringLiteral, Sendable {
  let name: String
  public init(stringLiteral value: String) { name = value }
  public init(rawValue: String) { name = rawValue }
}

/// The size of a preview; accepted.
public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}
