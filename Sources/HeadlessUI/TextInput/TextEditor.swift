// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// A field for text of many lines: Return adds a line, and nothing submits it.
public struct TextEditor: TextInputView {
  let parts: TextInputParts<EmptyView>

  public init(text: Binding<String>) {
    parts = TextInputParts(EmptyView(), text: text, kind: .editor)
  }

  /// - Modelled: partial, inferred. The selection is the end of the text; it cannot be set.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    parts = TextInputParts(EmptyView(), text: text, kind: .editor, selection: selection)
  }
}
