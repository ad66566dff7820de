// Modelled: full, documented
/// A look for buttons, made from the label: the button shows the style's body.
///
/// A tap presses the button, shows that, lets go, and does the button's action.
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a button style makes its look of.
public struct ButtonStyleConfiguration {
  public typealias Label = _StylePart<ButtonStyleConfiguration>
  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}

/// A look and feel for buttons: the style's body is shown, and triggers the button as it likes.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a primitive button style makes its look of.
public struct PrimitiveButtonStyleConfiguration {
  public typealias Label = _StylePart<PrimitiveButtonStyleConfiguration>
  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void
  /// Does what the button does.
  @MainActor @preconcurrency public func trigger() { action() }
}

/// A style of the library: only drawn.
@MainActor @preconcurrency protocol LibraryButtonStyle {}

/// The button style of the surroundings.
public struct DefaultButtonStyle: PrimitiveButtonStyle, LibraryButtonStyle, Sendable {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A button without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, LibraryButtonStyle, Sendable {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A button that looks like its label.
public struct PlainButtonStyle: PrimitiveButtonStyle, LibraryButtonStyle, Sendable {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A button with a border.
public struct BorderedButtonStyle: PrimitiveButtonStyle, LibraryButtonStyle, Sendable {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A button with a border that stands out.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, LibraryButtonStyle, Sendable {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public nonisolated static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public nonisolated static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public nonisolated static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public nonisolated static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public nonisolated static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
