// Modelled: partial, documented
import LifecycleModel
import LifecycleSimulator

/// A view with a search within its text, which the simulation does not have and says so.
struct FindContent<Content: View>: ModifyingView {
  let content: Content
  let file: String
  let line: Int
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    FindNode(view, context)
  }
}

private final class FindNode<Content: View>: WrapperNode<FindContent<Content>, Content> {
  override init(_ view: FindContent<Content>, _ context: _NodeContext) {
    super.init(view, context)
    simulator.noteUnsupported("findNavigator(isPresented:)", file: view.file, line: view.line)
    makeChild(view.content)
  }
  override func update(_ view: FindContent<Content>) {
    super.update(view)
    child.update(view.content)
  }
}

extension View {
  /// - Modelled: partial, documented. There is no search within a text: its use is reported.
  public func findNavigator(
    isPresented: Binding<Bool>, file: String = #fileID, line: Int = #line
  ) -> some View { FindContent(content: self, file: file, line: line) }
}
