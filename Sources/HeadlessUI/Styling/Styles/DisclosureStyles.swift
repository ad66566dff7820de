// Modelled: full, documented

/// A look for labeled content: it shows what the style makes of its label and content.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a labeled content style makes its look of.
public struct LabeledContentStyleConfiguration {
  /// Tells the label's type from the content's.
  public enum LabelPart {}
  public typealias Label = _StylePart<LabelPart>
  public typealias Content = _StylePart<LabeledContentStyleConfiguration>
  public let label: Label
  public let content: Content
}

/// The labeled content style of the surroundings.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, LibraryLook, Sendable {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
    configuration.content
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public nonisolated static var automatic: AutomaticLabeledContentStyle {
    AutomaticLabeledContentStyle()
  }
}

/// A look for disclosure groups: a group shows what it makes of its label and content.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a disclosure group style makes its look of.
public struct DisclosureGroupStyleConfiguration {
  /// Tells the label's type from the content's.
  public enum LabelPart {}
  public typealias Label = _StylePart<LabelPart>
  public typealias Content = _StylePart<DisclosureGroupStyleConfiguration>
  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool
}

/// The disclosure group style of the surroundings.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, LibraryLook, Sendable {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
    configuration.content
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public nonisolated static var automatic: AutomaticDisclosureGroupStyle {
    AutomaticDisclosureGroupStyle()
  }
}

/// A look for menus; accepted, the menu shows its label and opens.
@MainActor @preconcurrency public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a menu style makes its look of.
public struct MenuStyleConfiguration {
  /// Tells the label's type from the content's.
  public enum LabelPart {}
  public typealias Label = _StylePart<LabelPart>
  public typealias Content = _StylePart<MenuStyleConfiguration>
  let label: Label
  let content: Content
}

/// The menu style of the surroundings.
public struct DefaultMenuStyle: MenuStyle, Sendable {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A menu that looks like a button.
public struct ButtonMenuStyle: MenuStyle, Sendable {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A menu without a border.
public struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension MenuStyle where Self == DefaultMenuStyle {
  public nonisolated static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  public nonisolated static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public nonisolated static var borderlessButton: BorderlessButtonMenuStyle {
    BorderlessButtonMenuStyle()
  }
}

extension View {
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    LookContent<Self, LabeledContentStyleMaker<S>>(content: self, style: style)
  }
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    LookContent<Self, DisclosureGroupStyleMaker<S>>(content: self, style: style)
  }
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View { styled("menuStyle") }
}

enum LabeledContentStyleMaker<Style: LabeledContentStyle>: LookMaker {
  static func body(_ style: Style, _ configuration: LabeledContentStyleConfiguration) -> Style.Body
  {
    style.makeBody(configuration: configuration)
  }
}

enum DisclosureGroupStyleMaker<Style: DisclosureGroupStyle>: LookMaker {
  static func body(_ style: Style, _ configuration: DisclosureGroupStyleConfiguration) -> Style.Body
  {
    style.makeBody(configuration: configuration)
  }
}
