// Modelled: full, documented
/// The forms of iOS 13 and 14, with closures for the session: `onCommit` comes with the Return key
/// only. Source: evidence textfield-oncommit-return-only.
extension TextField where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    parts = TextInputParts(
      Text(titleKey), text: text, onEditingChanged: onEditingChanged, onCommit: onCommit)
  }
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) { parts = TextInputParts(Text(titleKey), text: text, onEditingChanged: onEditingChanged) }
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) { parts = TextInputParts(Text(titleKey), text: text, onCommit: onCommit) }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    parts = TextInputParts(
      Text(title), text: text, onEditingChanged: onEditingChanged, onCommit: onCommit)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) { parts = TextInputParts(Text(title), text: text, onEditingChanged: onEditingChanged) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) { parts = TextInputParts(Text(title), text: text, onCommit: onCommit) }
}
