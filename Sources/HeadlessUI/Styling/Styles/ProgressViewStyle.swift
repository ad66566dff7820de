// Modelled: full, documented

/// A look for progress views: a progress view shows what it makes.
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
public struct DefaultProgressViewStyle: ProgressViewStyle, LibraryLook, Sendable {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A progress view as a spinning or filling circle.
public struct CircularProgressViewStyle: ProgressViewStyle, LibraryLook, Sendable {
  public nonisolated init() {}
  public nonisolated init(tint: Color) {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A progress view as a bar.
public struct LinearProgressViewStyle: ProgressViewStyle, LibraryLook, Sendable {
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
    LookContent<Self, ProgressViewStyleMaker<S>>(content: self, style: style)
  }
}

enum ProgressViewStyleMaker<Style: ProgressViewStyle>: LookMaker {
  static func body(_ style: Style, _ configuration: ProgressViewStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}
