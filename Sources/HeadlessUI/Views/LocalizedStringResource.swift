// Modelled: partial, documented
public import Foundation

extension String {
  /// A text with values in it that may be translated; the simulation shows it as it is.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    let key: LocalizedStringKey
    public init(_ value: String) { key = LocalizedStringKey(verbatim: value) }
    public init(stringLiteral value: String) { key = LocalizedStringKey(verbatim: value) }
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
      key = LocalizedStringKey(verbatim: stringInterpolation.words)
    }
  }

  public init(
    localized value: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self = value.key.text(in: table, bundle) }

  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) { self = defaultValue.key.text }

  public init(localized resource: LocalizedStringResource) { self = resource.text }
}

/// A text to be translated later; the simulation shows it as it is.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
  let text: String
  public let key: String
  public var locale: Locale
  public let table: String?

  public init(
    _ value: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    key = value.key.text
    text = value.key.text(in: table, bundle)
    self.table = table
    self.locale = locale
  }
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    text = defaultValue.key.text
    self.table = table
    self.locale = locale
  }
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

extension AttributedString {
  /// The words of a text with markup; emphasis, code and links are looks.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws { self.init(InlineMarkdown.plain(markdown)) }
  public init(
    localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self.init(InlineMarkdown.plain(key.key.text(in: table, bundle))) }

  /// How much markup counts; the words are the same.
  public struct MarkdownParsingOptions: Sendable {
    public enum InterpretedSyntax: Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }
    public enum FailurePolicy: Sendable { case throwError, returnPartiallyParsedIfPossible }
    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
    }
  }
}
