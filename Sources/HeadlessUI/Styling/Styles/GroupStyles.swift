// Modelled: accepted, documented
/// A look for forms; accepted, the form shows its content.
@MainActor @preconcurrency public protocol FormStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a form style makes its look of.
public struct FormStyleConfiguration {
  public typealias Content = _StylePart<FormStyleConfiguration>
  public let content: Content
}

/// The form style of the surroundings.
public struct AutomaticFormStyle: FormStyle, Sendable {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// A form in columns.
public struct ColumnsFormStyle: FormStyle, Sendable {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// A form of grouped rows.
public struct GroupedFormStyle: FormStyle, Sendable {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension FormStyle where Self == AutomaticFormStyle {
  public nonisolated static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  public nonisolated static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  public nonisolated static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// A look for group boxes: a box shows what it makes of its label and content.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a group box style makes its look of.
public struct GroupBoxStyleConfiguration {
  /// Tells the label's type from the content's.
  public enum LabelPart {}
  public typealias Label = _StylePart<LabelPart>
  public typealias Content = _StylePart<GroupBoxStyleConfiguration>
  public let label: Label
  public let content: Content
}

/// The group box style of the surroundings.
public struct DefaultGroupBoxStyle: GroupBoxStyle, LibraryLook, Sendable {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
    configuration.content
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public nonisolated static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { styled("formStyle") }
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    LookContent<Self, GroupBoxStyleMaker<S>>(content: self, style: style)
  }
}

enum GroupBoxStyleMaker<Style: GroupBoxStyle>: LookMaker {
  static func body(_ style: Style, _ configuration: GroupBoxStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}
