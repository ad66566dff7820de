// Modelled: partial, documented
import LifecycleModel
import LifecycleSimulator

/// A view whose screen has a title that a person can rename.
///
/// The title's menu offers to rename it; the new name is written when the field is left or the
/// Return key pressed. Source: Apple, `navigationTitle(_:)` with a binding.
struct EditableTitle<Content: View>: ModifyingView {
  let content: Content
  let title: Binding<String>
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    EditableTitleNode(view, context)
  }
}

extension View {
  /// A title that the person can rename from the title's menu.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    EditableTitle(content: self, title: title)
  }
}

private final class EditableTitleNode<Content: View>: ReadingNode<EditableTitle<Content>>,
  BarSource
{
  private var child: _ViewNode<Content>!
  private var shown = ""
  private var field: _ViewNode<TextField<Text>>?
  private let draft: ValueBox<String>

  override init(_ view: EditableTitle<Content>, _ context: _NodeContext) {
    draft = ValueBox("", context.graph.table)
    super.init(view, context)
    context.screen.barsInUse.add(self)
    child = Content._makeNode(view.content, childContext())
    readValue()
  }
  override func update(_ view: EditableTitle<Content>) {
    super.update(view)
    child.update(view.content)
  }
  override func readValue() { shown = reading { view.title.wrappedValue } }
  override func visitChildren(_ body: (_AnyNode) -> Void) { body(child) }
  override func collectRows(into rows: inout RowSegments) { child.collectRows(into: &rows) }
  override func willLeave(_ cause: Cause) {
    super.willLeave(cause)
    context.screen.bars?.remove(self)
    field?.unmount(cause)
  }

  var barTraits: BarTraits { BarTraits(title: shown) }
  var titleField: _AnyNode? { field }
  var hasTitleActions: Bool { true }
  func collectTitleActions(into list: inout ElementList, bars: ScreenBars) {
    list.add(rename)
  }
  private lazy var rename = PlatformButton("Rename", role: .menuItem) { [weak self] in
    self?.beginRenaming()
  }

  private func beginRenaming() {
    context.screen.bars?.closeTitleMenu()
    draft.value = shown
    var bare = childContext()
    bare.rows = nil
    let field = TextField<Text>._makeNode(
      TextField(
        "Title", text: Binding(location: draft),
        onEditingChanged: { [weak self] isEditing in if !isEditing { self?.endRenaming() } }),
      bare)
    self.field = field
    if let client = field as? any TextInputClient {
      _ = simulator.focus.begin(client, cause: .focusMove)
    }
  }

  private func endRenaming() {
    guard let field else { return }
    self.field = nil
    let new = draft.untracked
    graph.afterPass { field.unmount(.removal) }
    guard new != shown, !new.isEmpty else { return }
    simulator.trace.append(.write("navigationTitle", value: new))
    view.title.wrappedValue = new
  }
}
