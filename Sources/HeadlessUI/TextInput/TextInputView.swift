// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// A view that can be typed in: a text field, a secure field, a text editor.
@MainActor protocol TextInputView: PrimitiveView {
  associatedtype InputLabel: View
  var parts: TextInputParts<InputLabel> { get }
}

extension TextInputView {
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    if context.graph.hasFieldStyles, view.parts.kind != .editor,
      let styled = FieldStylers.node(for: view, context)
    {
      return styled
    }
    return TextInputNode(view, context)
  }
}

/// Which kind of text input a view is.
enum TextInputKind {
  case field
  /// A field that grows: the Return key of the keyboard on the screen adds a line.
  case growingField
  case secure
  case editor
}

/// What a field is made of; shared by the copies of its view's value, which are many.
@MainActor final class TextInputParts<Label: View> {
  let label: Label
  let prompt: Text?
  let text: Binding<String>
  let kind: TextInputKind
  /// The value that the text stands for, where it is not the text itself.
  let value: ValueText?
  let selection: Binding<TextSelection?>?
  let onEditingChanged: ((Bool) -> Void)?
  let onCommit: (() -> Void)?

  init(
    _ label: Label, prompt: Text? = nil, text: Binding<String>, kind: TextInputKind = .field,
    selection: Binding<TextSelection?>? = nil, onEditingChanged: ((Bool) -> Void)? = nil,
    onCommit: (() -> Void)? = nil
  ) {
    self.label = label
    self.prompt = prompt
    self.text = text
    self.kind = kind
    self.value = nil
    self.selection = selection
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }

  init(
    _ label: Label, prompt: Text? = nil, value: ValueText,
    onEditingChanged: ((Bool) -> Void)? = nil, onCommit: (() -> Void)? = nil
  ) {
    self.label = label
    self.prompt = prompt
    self.text = .constant("")
    self.kind = .field
    self.value = value
    self.selection = nil
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }

  /// The same parts under another label.
  init<Other>(_ label: Label, of other: TextInputParts<Other>) {
    self.label = label
    prompt = other.prompt
    text = other.text
    kind = other.kind
    value = other.value
    selection = other.selection
    onEditingChanged = other.onEditingChanged
    onCommit = other.onCommit
  }
}
