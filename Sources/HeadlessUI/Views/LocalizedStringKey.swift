// Modelled: full, documented
public import Foundation

/// A key for a text that may be translated; the simulation shows the key, without its markup.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// What a person reads.
  let text: String

  public init(_ value: String) { text = InlineMarkdown.plain(value) }
  public init(stringLiteral value: String) { text = InlineMarkdown.plain(value) }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.plain }

  /// A key whose signs are no markup.
  init(verbatim text: String) { self.text = text }

  /// The text in a bundle of the app, where that has one for the key.
  func text(in table: String?, _ bundle: Bundle?) -> String {
    guard let bundle else { return text }
    return bundle.localizedString(forKey: text, value: text, table: table)
  }

  /// Collects the words of a key: numbers are written as the reader's language writes them.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    private var text = ""
    /// Whether a literal so far may hold markup; what is inserted is none.
    private var hasMarkup = false

    /// What was inserted is escaped only for the sake of markup.
    var words: String { hasMarkup ? InlineMarkdown.unescaped(text) : text }

    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 2)
    }

    var plain: String { hasMarkup ? InlineMarkdown.plain(text) : text }

    public mutating func appendLiteral(_ literal: String) {
      if !hasMarkup, InlineMarkdown.mayMark(literal) {
        hasMarkup = true
        text = InlineMarkdown.escaped(text)
      }
      text += literal
    }

    private mutating func insert(_ words: String) {
      text += hasMarkup ? InlineMarkdown.escaped(words) : words
    }

    public mutating func appendInterpolation(_ string: String) { insert(string) }
    public mutating func appendInterpolation(_ string: Substring) { insert(String(string)) }
    public mutating func appendInterpolation(_ text: Text) { insert(text.words) }
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      insert(String(attributedString.characters))
    }
    public mutating func appendInterpolation(_ image: Image) { insert(Text(image).words) }
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      insert(resource.text)
    }
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) { insert(formatter?.string(for: subject) ?? "\(subject)") }
    public mutating func appendInterpolation(_ date: Date, formatter: Formatter) {
      insert(formatter.string(for: date) ?? "")
    }
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) { insert(formatter?.string(for: subject) ?? "\(subject)") }
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String { insert(format.format(input)) }
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      insert(value._localizedText)
    }
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      insert(String(format: specifier, value._arg))
    }
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      insert(style.text(for: date))
    }
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      insert(Text(dates).words)
    }
    public mutating func appendInterpolation(_ interval: DateInterval) {
      insert(Text(interval).words)
    }
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      let text = Text(
        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours)
      insert(text.words)
    }
    @_disfavoredOverload public mutating func appendInterpolation<T>(_ value: T) {
      insert("\(value)")
    }
  }
}

/// A number that can stand in a localized text.
public protocol _FormatSpecifiable: Equatable {
  /// What a format takes.
  var _arg: any CVarArg { get }
  /// How a person reads it.
  var _localizedText: String { get }
}
