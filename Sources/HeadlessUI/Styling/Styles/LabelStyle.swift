// Modelled: full, documented

/// A look for labels: a label shows what it makes of its title and icon.
@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a label style makes its look of.
public struct LabelStyleConfiguration {
  /// Tells the title's type from the icon's.
  public enum TitlePart {}
  /// Tells the icon's type from the title's.
  public enum IconPart {}
  public typealias Title = _StylePart<TitlePart>
  public typealias Icon = _StylePart<IconPart>
  public let title: Title
  public let icon: Icon
}

/// The label style of the surroundings.
public struct DefaultLabelStyle: LabelStyle, LibraryLook, Sendable {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon
    configuration.title
  }
}

/// A label of its icon alone.
public struct IconOnlyLabelStyle: LabelStyle, LibraryLook, Sendable {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// A label of its title alone.
public struct TitleOnlyLabelStyle: LabelStyle, LibraryLook, Sendable {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A label of icon and title.
public struct TitleAndIconLabelStyle: LabelStyle, LibraryLook, Sendable {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon
    configuration.title
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public nonisolated static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  public nonisolated static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  public nonisolated static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  public nonisolated static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension View {
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    LookContent<Self, LabelStyleMaker<S>>(content: self, style: style)
  }
}

enum LabelStyleMaker<Style: LabelStyle>: LookMaker {
  static func body(_ style: Style, _ configuration: LabelStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}
