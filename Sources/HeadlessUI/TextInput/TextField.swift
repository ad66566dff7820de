import LifecycleModel
import LifecycleSimulator

/// A field for text. It writes its binding at each keystroke.
public struct TextField<Label: View>: PrimitiveView {
  let parts: TextFieldParts<Label>

  init(
    label: Label, prompt: Text?, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void,
    isSecure: Bool = false
  ) {
    parts = TextFieldParts(
      label: label, prompt: prompt, text: text, onEditingChanged: onEditingChanged,
      onCommit: onCommit, isSecure: isSecure)
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    TextFieldNode(view, context)
  }
}

/// What a field is made of; shared by the copies of its view's value, which are many.
@MainActor final class TextFieldParts<Label: View> {
  let label: Label
  let prompt: Text?
  let text: Binding<String>
  let onEditingChanged: (Bool) -> Void
  let onCommit: () -> Void
  let isSecure: Bool

  init(
    label: Label, prompt: Text?, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void, isSecure: Bool
  ) {
    self.label = label
    self.prompt = prompt
    self.text = text
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
    self.isSecure = isSecure
  }
}

extension TextField where Label == Text {
  public init(_ title: LocalizedStringKey, text: Binding<String>) {
    self.init(
      label: Text(title), prompt: nil, text: text, onEditingChanged: { _ in }, onCommit: {})
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(
      label: Text(title), prompt: nil, text: text, onEditingChanged: { _ in }, onCommit: {})
  }
  public init(
    _ title: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      label: Text(title), prompt: nil, text: text, onEditingChanged: onEditingChanged,
      onCommit: onCommit)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      label: Text(title), prompt: nil, text: text, onEditingChanged: onEditingChanged,
      onCommit: onCommit)
  }
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(
      label: Text(title), prompt: prompt, text: text, onEditingChanged: { _ in }, onCommit: {})
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(
      label: Text(title), prompt: prompt, text: text, onEditingChanged: { _ in }, onCommit: {})
  }
  public init(_ title: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(title, text: text)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(title, text: text)
  }
}

extension TextField {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(
      label: label(), prompt: prompt, text: text, onEditingChanged: { _ in }, onCommit: {})
  }
}

/// A field whose text is hidden on the screen.
public struct SecureField<Label: View>: View {
  let field: TextField<Label>
  public var body: some View { field }
}

extension SecureField where Label == Text {
  public init(_ title: LocalizedStringKey, text: Binding<String>) {
    self.init(title, text: text, onCommit: {})
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    field = TextField(
      label: Text(title), prompt: nil, text: text, onEditingChanged: { _ in }, onCommit: {},
      isSecure: true)
  }
  public init(_ title: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    field = TextField(
      label: Text(title), prompt: nil, text: text, onEditingChanged: { _ in }, onCommit: onCommit,
      isSecure: true)
  }
}
