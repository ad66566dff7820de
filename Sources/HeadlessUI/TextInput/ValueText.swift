import Foundation
import LifecycleModel

/// Turns an app's value into the text of a field, and the text into the value.
@MainActor class ValueText {
  /// When what was typed becomes the value.
  func writing(_ behavior: TextBehavior) -> Setting<TextBehavior.ValueWriting> {
    behavior.formatValue
  }
  /// The text that stands for the value now.
  func text() -> String { "" }
  /// Whether the text has more digits than the value's type can hold.
  func hasTooManyDigits(_ text: String) -> Bool { false }
  /// What cannot read text here, where that is so.
  var unreadable: String? { nil }
  /// Gives the value what the text means; returns whether the value was written.
  func commit(_ text: String) -> Bool { false }
}

/// A value in a format: text that is no value leaves it alone.
///
/// Source: Apple, `TextField.init(_:value:format:prompt:)`.
final class FormattedValue<F: ParseableFormatStyle>: ValueText where F.FormatOutput == String {
  private let value: Binding<F.FormatInput>
  private let format: F

  init(_ value: Binding<F.FormatInput>, _ format: F) {
    self.value = value
    self.format = format
  }

  override func text() -> String { format.format(value.wrappedValue) }

  override func commit(_ text: String) -> Bool {
    guard let parsed = try? format.parseStrategy.parse(text) else { return false }
    value.wrappedValue = parsed
    return true
  }

  override func hasTooManyDigits(_ text: String) -> Bool {
    guard F.FormatInput.self == Int.self else { return false }
    let digits = text.filter { ("0"..."9").contains($0) }
    return !digits.isEmpty && Int(digits) == nil
  }
}

/// An optional value in a format: text that is no value makes it nil.
final class FormattedOptional<F: ParseableFormatStyle>: ValueText where F.FormatOutput == String {
  private let value: Binding<F.FormatInput?>
  private let format: F

  init(_ value: Binding<F.FormatInput?>, _ format: F) {
    self.value = value
    self.format = format
  }

  override func text() -> String { value.wrappedValue.map { format.format($0) } ?? "" }

  override func commit(_ text: String) -> Bool {
    value.wrappedValue = try? format.parseStrategy.parse(text)
    return true
  }
}

/// A value that a formatter writes and reads.
final class FormatterValue<Value>: ValueText {
  private let value: Binding<Value>
  private let formatter: Formatter

  init(_ value: Binding<Value>, _ formatter: Formatter) {
    self.value = value
    self.formatter = formatter
  }

  override func writing(_ behavior: TextBehavior) -> Setting<TextBehavior.ValueWriting> {
    behavior.formatterValue
  }

  override func text() -> String {
    let value: Any = value.wrappedValue
    if let optional = value as? any OptionalValue {
      return optional.content.flatMap { formatter.string(for: $0) } ?? ""
    }
    return formatter.string(for: value) ?? ""
  }

  override func commit(_ text: String) -> Bool {
    if text.isEmpty, let optional = Value.self as? any ExpressibleByNilLiteral.Type,
      let none = optional.init(nilLiteral: ()) as? Value
    {
      value.wrappedValue = none
      return true
    }
    guard let parsed = parse(text) else { return false }
    value.wrappedValue = parsed
    return true
  }

  /// Foundation lets only some formatters read text on this platform.
  override var unreadable: String? {
    switch formatter {
    case is NumberFormatter, is DateFormatter, is ISO8601DateFormatter: nil
    default: "\(type(of: formatter))"
    }
  }

  private func parse(_ text: String) -> Value? {
    switch formatter {
    case let formatter as NumberFormatter:
      guard let number = formatter.number(from: text) else { return nil }
      // A decimal number does not bridge by itself.
      return number as? Value ?? number.decimalValue as? Value
    case let formatter as DateFormatter: return formatter.date(from: text) as? Value
    case let formatter as ISO8601DateFormatter: return formatter.date(from: text) as? Value
    default: return nil
    }
  }
}

/// An optional of any type.
private protocol OptionalValue {
  var content: Any? { get }
}

extension Optional: OptionalValue {
  var content: Any? { self }
}
