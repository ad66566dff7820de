// Modelled: full, documented
public import Foundation
import LifecycleSimulator

/// The ways in which a person changes the order or number of rows.
enum RowActionKind { case delete, move }

/// A node with the app's actions on rows.
@MainActor protocol RowActions: AnyObject {
  func has(_ kind: RowActionKind) -> Bool
  func delete(_ offsets: IndexSet)
  func move(_ offsets: IndexSet, _ destination: Int)
}

/// A node through which rows find the actions around it.
@MainActor protocol TransparentToRows: AnyObject {}

/// Dynamic content with actions on its rows.
struct EditableContent<Base: DynamicViewContent>: DynamicViewContent, PrimitiveView {
  let base: Base
  var onDelete: ((IndexSet) -> Void)?
  var onMove: ((IndexSet, Int) -> Void)?
  var data: Base.Data { base.data }

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    EditableNode(view, context)
  }
}

private final class EditableNode<Base: DynamicViewContent>: KeepingWrapperNode<
  EditableContent<Base>, Base
>,
RowActions
{
  override init(_ view: EditableContent<Base>, _ context: _NodeContext) {
    super.init(view, context)
    makeChild(view.base)
  }
  override func update(_ view: EditableContent<Base>) {
    super.update(view)
    child.update(view.base)
  }
  func has(_ kind: RowActionKind) -> Bool {
    switch kind {
    case .delete: view.onDelete != nil
    case .move: view.onMove != nil
    }
  }
  func delete(_ offsets: IndexSet) { view.onDelete?(offsets) }
  func move(_ offsets: IndexSet, _ destination: Int) { view.onMove?(offsets, destination) }
}

extension DynamicViewContent {
  /// What to do when a person deletes rows; `nil` allows no deletion.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    EditableContent(base: self, onDelete: action)
  }
  /// What to do when a person moves rows; the destination counts before the removal.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    EditableContent(base: self, onMove: action)
  }
}

extension MutableCollection {
  /// Moves the elements at the offsets to before the element at the destination.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var all = Array(self)
    let moved = source.map { all[$0] }
    let before = source.filter { $0 < destination }.count
    for offset in source.reversed() { all.remove(at: offset) }
    all.insert(contentsOf: moved, at: destination - before)
    var index = startIndex
    for element in all {
      self[index] = element
      formIndex(after: &index)
    }
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at the offsets.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
  }
}
