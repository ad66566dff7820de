import LifecycleModel
import LifecycleSimulator

/// A view that would present something of the system's that is not modelled.
struct UnsupportedContent<Content: View>: ModifyingView {
  let content: Content
  let isPresented: Binding<Bool>
  let api: StaticString
  let place: SourcePlace
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    UnsupportedNode(view, context)
  }
}

/// Where an app's source uses something.
struct SourcePlace {
  let file: StaticString
  let line: UInt

  @MainActor func noteUnsupported(_ api: StaticString, _ simulator: Simulator) {
    simulator.noteUnsupported("\(api)", file: "\(file)", line: Int(line))
  }
}

private final class UnsupportedNode<Content: View>: ReadingNode<UnsupportedContent<Content>> {
  private var child: _ViewNode<Content>!

  override init(_ view: UnsupportedContent<Content>, _ context: _NodeContext) {
    super.init(view, context)
    child = Content._makeNode(view.content, childContext())
    readValue()
  }
  override func update(_ view: UnsupportedContent<Content>) {
    super.update(view)
    child.update(view.content)
  }
  override func readValue() {
    guard reading({ view.isPresented.wrappedValue }) else { return }
    view.place.noteUnsupported(view.api, simulator)
  }
  override func visitChildren(_ body: (_AnyNode) -> Void) { body(child) }
  override func collectRows(into rows: inout RowSegments) { child.collectRows(into: &rows) }
}

/// A button of the system's whose work is not modelled: a tap says so.
struct UnsupportedButton<Label: View>: PrimitiveView {
  let label: Label
  let api: StaticString
  let place: SourcePlace
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    UnsupportedButtonNode(view, context)
  }
}

private final class UnsupportedButtonNode<Label: View>: LabelledNode<
  UnsupportedButton<Label>, Label
>
{
  override init(_ view: UnsupportedButton<Label>, _ context: _NodeContext) {
    super.init(view, context)
    makeChild(view.label, labelContext())
  }
  override func update(_ view: UnsupportedButton<Label>) {
    super.update(view)
    child.update(view.label)
  }
  override func perform(_ gesture: Touch) -> Bool {
    guard gesture == .tap else { return false }
    view.place.noteUnsupported(view.api, simulator)
    return true
  }
}
