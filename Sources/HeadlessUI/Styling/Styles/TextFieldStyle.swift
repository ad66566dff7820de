// Modelled: full, documented
/// A look for text fields: a style of the app's own is shown by its body, with the field in it.
@MainActor @preconcurrency public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _StylePart<_TextFieldStyleLabel>
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> Self._Body
  /// Whether the style is one of the library's, which are only drawn.
  static var _isOfLibrary: Bool { get }
}

extension TextFieldStyle {
  public static var _isOfLibrary: Bool { false }
}

/// Tells the type of a text field's label from those of other parts.
public enum _TextFieldStyleLabel {}

/// The text field style of the surroundings.
public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
  public static var _isOfLibrary: Bool { true }
  public nonisolated init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A text field without decoration.
public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
  public static var _isOfLibrary: Bool { true }
  public nonisolated init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A text field with a round border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
  public static var _isOfLibrary: Bool { true }
  public nonisolated init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public nonisolated static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public nonisolated static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public nonisolated static var roundedBorder: RoundedBorderTextFieldStyle {
    RoundedBorderTextFieldStyle()
  }
}

/// A look for text editors; accepted.
///
/// - Modelled: accepted, documented.
public protocol TextEditorStyle {}

/// The text editor style of the surroundings.
public struct AutomaticTextEditorStyle: TextEditorStyle, Sendable { public init() {} }

/// A text editor without decoration.
public struct PlainTextEditorStyle: TextEditorStyle, Sendable { public init() {} }

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
  nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    styled("textEditorStyle")
  }
}
