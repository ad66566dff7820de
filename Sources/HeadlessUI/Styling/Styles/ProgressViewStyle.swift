/// A look for progress views; accepted.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a progress view style makes its look of.
public struct ProgressViewStyleConfiguration {
  /// Tells the value label's type from the label's.
  public enum ValuePart {}
  public typealias Label = _StylePart<ProgressViewStyleConfiguration>
  public typealias CurrentValueLabel = _StylePart<ValuePart>
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

/// The progress view style of the surroundings.
public struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A progress view as a spinning or filling circle.
public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
  public nonisolated init() {}
  public nonisolated init(tint: Color) {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A progress view as a bar.
public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
  public nonisolated init() {}
  public nonisolated init(tint: Color) {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public nonisolated static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public nonisolated static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public nonisolated static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension View {
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    styled("progressViewStyle")
  }
}
