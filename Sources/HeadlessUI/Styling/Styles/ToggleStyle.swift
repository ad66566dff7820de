// Modelled: full, inferred

/// A look for toggles: a toggle shows what it makes, and a button in that switches the toggle.
@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a toggle style makes its look of.
public struct ToggleStyleConfiguration {
  public typealias Label = _StylePart<ToggleStyleConfiguration>
  public let label: Label
  @Binding public var isOn: Bool
  public var isMixed: Bool
}

/// The toggle style of the surroundings.
public struct DefaultToggleStyle: ToggleStyle, LibraryLook, Sendable {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A toggle as a switch.
public struct SwitchToggleStyle: ToggleStyle, LibraryLook, Sendable {
  public nonisolated init() {}
  public nonisolated init(tint: Color) {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A toggle as a button.
public struct ButtonToggleStyle: ToggleStyle, LibraryLook, Sendable {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public nonisolated static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  public nonisolated static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  public nonisolated static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    LookContent<Self, ToggleStyleMaker<S>>(content: self, style: style)
  }
}

enum ToggleStyleMaker<Style: ToggleStyle>: LookMaker {
  static func body(_ style: Style, _ configuration: ToggleStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}
