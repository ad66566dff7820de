// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// What a row may be kept from.
enum RowRestriction { case delete, move, selection }

/// A view whose rows are kept from something.
struct RestrictedContent<Content: View>: ModifyingView {
  let content: Content
  let restriction: RowRestriction
  let isRestricted: Bool
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    RestrictedNode(view, context)
  }
}

/// A node that keeps the rows in it from something.
@MainActor protocol RowRestricting: AnyObject {
  /// Whether it forbids or allows; nil where it says nothing.
  func isRestricted(_ restriction: RowRestriction) -> Bool?
}

private final class RestrictedNode<Content: View>: KeepingWrapperNode<
  RestrictedContent<Content>, Content
>, RowRestricting
{
  override init(_ view: RestrictedContent<Content>, _ context: _NodeContext) {
    super.init(view, context)
    makeChild(view.content)
  }
  override func update(_ view: RestrictedContent<Content>) {
    super.update(view)
    child.update(view.content)
  }
  func isRestricted(_ restriction: RowRestriction) -> Bool? {
    restriction == view.restriction ? view.isRestricted : nil
  }
}

extension _AnyNode {
  /// Whether this row is kept from something, by a modifier on it or around it.
  final func isRestricted(_ restriction: RowRestriction) -> Bool {
    if findInRow({ ($0 as? any RowRestricting)?.isRestricted(restriction) }) == true {
      return true
    }
    var node = parent
    while let current = node, !(current is any RowHost) {
      if (current as? any RowRestricting)?.isRestricted(restriction) == true { return true }
      node = current.parent
    }
    return false
  }

  /// The first answer on the way down from a row, as long as there is one way.
  final func findInRow<Answer>(_ ask: (_AnyNode) -> Answer?) -> Answer? {
    var node = self
    while true {
      if let answer = ask(node) { return answer }
      var only: _AnyNode?
      var count = 0
      if let layers = node as? any LayeredRow {
        (only, count) = (layers.rowContent, 1)
      } else {
        node.visitChildren {
          only = $0
          count += 1
        }
      }
      guard count == 1, let next = only else { return nil }
      node = next
    }
  }
}

/// A node of several children of which one is the row.
@MainActor protocol LayeredRow: AnyObject {
  var rowContent: _AnyNode { get }
}

extension View {
  /// Keeps a person from deleting the row.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    RestrictedContent(content: self, restriction: .delete, isRestricted: isDisabled)
  }
  /// Keeps a person from moving the row.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    RestrictedContent(content: self, restriction: .move, isRestricted: isDisabled)
  }
  /// Keeps a person from selecting the row.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    RestrictedContent(content: self, restriction: .selection, isRestricted: isDisabled)
  }
}
