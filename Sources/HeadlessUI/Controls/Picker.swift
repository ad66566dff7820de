import LifecycleModel
import LifecycleSimulator

/// A choice of one value among several.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content

  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.label = label
    self.content = content()
  }

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    PickerNode(view, context)
  }
}

extension Picker where Label == Text {
  public init(
    _ title: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, label: Text(title), content: content) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, label: Text(title), content: content) }
}

private final class PickerNode<Label: View, SelectionValue: Hashable, Content: View>:
  ReadingNode<Picker<Label, SelectionValue, Content>>, Element
{
  private var label: _ViewNode<Label>!
  private var content: _ViewNode<Content>!
  private var selected: SelectionValue

  override init(_ view: Picker<Label, SelectionValue, Content>, _ context: _NodeContext) {
    selected = view.selection.wrappedValue
    super.init(view, context)
    var inner = childContext()
    inner.rows = nil
    label = Label._makeNode(view.label, inner)
    content = Content._makeNode(view.content, inner)
    readValue()
  }
  override func update(_ view: Picker<Label, SelectionValue, Content>) {
    super.update(view)
    label.update(view.label)
    content.update(view.content)
  }
  override func readValue() { selected = reading { view.selection.wrappedValue } }
  override func visitChildren(_ body: (_AnyNode) -> Void) {
    body(label)
    body(content)
  }
  override func collect(into list: inout ElementList) { list.add(self) }

  /// The options: the nodes that stand for a value, with their words.
  private func options() -> [(words: String, value: SelectionValue)] {
    var found: [(String, SelectionValue)] = []
    func visit(_ node: _AnyNode) {
      if let tagged = node as? any ValueNode, let value = tagged.value(as: SelectionValue.self) {
        var words = ""
        node.collectText(into: &words)
        found.append((words, value))
      } else if let rows = node as? any ImplicitlyTagged {
        rows.visitTagged { child, value in
          if Self.standsForNothing(child), let value = value as? SelectionValue {
            var words = ""
            child.collectText(into: &words)
            found.append((words, value))
          } else {
            visit(child)
          }
        }
      } else {
        node.visitChildren(visit)
      }
    }
    visit(content)
    return found
  }

  /// Whether a node inside a `ForEach` has no tag of its own, so that its identity counts.
  private static func standsForNothing(_ node: _AnyNode) -> Bool {
    if node is any ValueNode { return false }
    var result = true
    node.visitChildren { if !standsForNothing($0) { result = false } }
    return result
  }

  var elementRole: ElementRole { .picker }
  var elementLabel: String {
    var text = ""
    label.collectText(into: &text)
    return text
  }
  var elementValue: String { options().first { $0.value == selected }?.words ?? "" }
  var isElementEnabled: Bool { isEnabledHere }
  func perform(_ gesture: Gesture) -> Bool {
    guard case .pick(let words) = gesture,
      let option = options().first(where: { $0.words == words })
    else { return false }
    simulator.trace.append(.write(elementLabel, value: words))
    view.selection.wrappedValue = option.value
    return true
  }
}

/// A node whose children stand for their identities when they have no tag.
@MainActor protocol ImplicitlyTagged: AnyObject {
  func visitTagged(_ body: (_AnyNode, AnyHashable) -> Void)
}

extension ForEachNode: ImplicitlyTagged {
  func visitTagged(_ body: (_AnyNode, AnyHashable) -> Void) {
    for row in shown { body(row.node, AnyHashable(row.id)) }
  }
}
