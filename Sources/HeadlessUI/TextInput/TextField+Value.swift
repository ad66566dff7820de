// Modelled: full, documented
public import Foundation

extension TextField where Label == Text {
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    parts = TextInputParts(Text(titleKey), prompt: prompt, value: FormattedValue(value, format))
  }
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    parts = TextInputParts(Text(title), prompt: prompt, value: FormattedValue(value, format))
  }
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    parts = TextInputParts(Text(titleKey), prompt: prompt, value: FormattedOptional(value, format))
  }
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    parts = TextInputParts(Text(title), prompt: prompt, value: FormattedOptional(value, format))
  }
}

extension TextField {
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    parts = TextInputParts(label(), prompt: prompt, value: FormattedValue(value, format))
  }
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    parts = TextInputParts(label(), prompt: prompt, value: FormattedOptional(value, format))
  }
}
