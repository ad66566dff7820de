// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// A field whose text is hidden on the screen; nothing can be composed in it.
public struct SecureField<Label: View>: TextInputView {
  let parts: TextInputParts<Label>
}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    parts = TextInputParts(Text(titleKey), text: text, kind: .secure)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    parts = TextInputParts(Text(title), text: text, kind: .secure)
  }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    parts = TextInputParts(Text(titleKey), prompt: prompt, text: text, kind: .secure)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    parts = TextInputParts(Text(title), prompt: prompt, text: text, kind: .secure)
  }
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) { parts = TextInputParts(Text(titleKey), text: text, kind: .secure, onCommit: onCommit) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) { parts = TextInputParts(Text(title), text: text, kind: .secure, onCommit: onCommit) }
}

extension SecureField {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    parts = TextInputParts(label(), prompt: prompt, text: text, kind: .secure)
  }
}
