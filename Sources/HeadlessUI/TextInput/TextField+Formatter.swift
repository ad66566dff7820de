// Modelled: partial, documented
public import Foundation

/// Values with a formatter. Formatters for numbers and dates read text; others cannot on this
/// platform, which is said out loud.
extension TextField where Label == Text {
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    parts = TextInputParts(Text(titleKey), value: FormatterValue(value, formatter))
  }
  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
    parts = TextInputParts(Text(title), value: FormatterValue(value, formatter))
  }
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) {
    parts = TextInputParts(Text(titleKey), prompt: prompt, value: FormatterValue(value, formatter))
  }
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) { parts = TextInputParts(Text(title), prompt: prompt, value: FormatterValue(value, formatter)) }
}

extension TextField {
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) { parts = TextInputParts(label(), prompt: prompt, value: FormatterValue(value, formatter)) }
}

/// The forms of iOS 13 and 14.
extension TextField where Label == Text {
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    parts = TextInputParts(
      Text(titleKey), value: FormatterValue(value, formatter), onEditingChanged: onEditingChanged,
      onCommit: onCommit)
  }
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    parts = TextInputParts(
      Text(titleKey), value: FormatterValue(value, formatter), onEditingChanged: onEditingChanged)
  }
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    parts = TextInputParts(
      Text(titleKey), value: FormatterValue(value, formatter), onCommit: onCommit)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    parts = TextInputParts(
      Text(title), value: FormatterValue(value, formatter), onEditingChanged: onEditingChanged,
      onCommit: onCommit)
  }
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    parts = TextInputParts(
      Text(title), value: FormatterValue(value, formatter), onEditingChanged: onEditingChanged)
  }
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    parts = TextInputParts(Text(title), value: FormatterValue(value, formatter), onCommit: onCommit)
  }
}
