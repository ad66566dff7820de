// Modelled: full, documented

/// A field for text: it writes its binding at each keystroke.
///
/// A value is written with each key that leaves a readable text, and shown in its format when the
/// edit ends. A field that grows gets a new line from the Return key on the screen and is
/// submitted by that of a hardware keyboard.
public struct TextField<Label: View>: TextInputView {
  let parts: TextInputParts<Label>

  init(_ parts: TextInputParts<Label>) { self.parts = parts }
}

extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    parts = TextInputParts(Text(titleKey), text: text)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    parts = TextInputParts(Text(title), text: text)
  }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    parts = TextInputParts(Text(titleKey), prompt: prompt, text: text)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    parts = TextInputParts(Text(title), prompt: prompt, text: text)
  }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    parts = TextInputParts(Text(titleKey), text: text, kind: .along(axis))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    parts = TextInputParts(Text(title), text: text, kind: .along(axis))
  }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    parts = TextInputParts(Text(titleKey), prompt: prompt, text: text, kind: .along(axis))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    parts = TextInputParts(Text(title), prompt: prompt, text: text, kind: .along(axis))
  }

  /// - Modelled: partial, inferred. The selection is the end of the text; it cannot be set.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    parts = TextInputParts(
      Text(titleKey), prompt: prompt, text: text, kind: .along(axis), selection: selection)
  }
  /// - Modelled: partial, inferred. The selection is the end of the text; it cannot be set.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    parts = TextInputParts(
      Text(title), prompt: prompt, text: text, kind: .along(axis), selection: selection)
  }
}

extension TextField {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    parts = TextInputParts(label(), prompt: prompt, text: text)
  }
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) { parts = TextInputParts(label(), prompt: prompt, text: text, kind: .along(axis)) }

  /// - Modelled: partial, inferred. The selection is the end of the text; it cannot be set.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, @ViewBuilder label: () -> Label
  ) {
    parts = TextInputParts(
      label(), prompt: prompt, text: text, kind: .along(axis), selection: selection)
  }
}

extension TextInputKind {
  static func along(_ axis: Axis?) -> TextInputKind {
    axis == .vertical ? .growingField : .field
  }
}
