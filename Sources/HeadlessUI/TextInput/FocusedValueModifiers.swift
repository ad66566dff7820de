// Modelled: full, documented
public import HeadlessCombine
import LifecycleModel
import LifecycleSimulator
public import Observation

/// A view that passes a value on while it has focus, or while its scene has.
struct FocusedValueContent<Content: View, Value>: ModifyingView {
  let content: Content
  let path: WritableKeyPath<FocusedValues, Value?>
  let value: Value?
  let isForScene: Bool
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    FocusedValueNode(view, context)
  }
}

private final class FocusedValueNode<Content: View, Value>:
  KeepingWrapperNode<FocusedValueContent<Content, Value>, Content>, FocusedValuePublisher
{
  /// Whether a value that cannot be compared was passed on anew in this turn.
  private var isRenewed = false

  override init(_ view: FocusedValueContent<Content, Value>, _ context: _NodeContext) {
    super.init(view, context)
    makeChild(view.content)
    graph.focusedValues.add(self)
  }

  override func update(_ view: FocusedValueContent<Content, Value>) {
    let old = self.view.value
    super.update(view)
    if isOther(old, view.value) { graph.focusedValues.changed() }
    child.update(view.content)
  }

  override func willLeave(_ cause: Cause) { graph.focusedValues.remove(self) }

  /// A closure is never the same; the view that passes it on may read it too, so that it counts
  /// once a turn.
  private func isOther(_ old: Value?, _ new: Value?) -> Bool {
    guard let old, let new else { return (old == nil) != (new == nil) }
    if let comparison = TypePlan.comparison(of: Value.self) {
      return withUnsafePointer(to: old) { old in
        withUnsafePointer(to: new) {
          !comparison.isEqual(UnsafeRawPointer(old), UnsafeRawPointer($0))
        }
      }
    }
    if isRenewed { return false }
    isRenewed = true
    graph.table.atEndOfTurn { [weak self] in self?.isRenewed = false }
    return true
  }

  var isForScene: Bool { view.isForScene }
  func apply(to values: inout FocusedValues) {
    if let value = view.value { values[keyPath: view.path] = value }
  }
}

extension View {
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    FocusedValueContent(content: self, path: keyPath, value: value, isForScene: false)
  }
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    FocusedValueContent(content: self, path: keyPath, value: value, isForScene: false)
  }
  public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    focused(object: object, isForScene: false)
  }
  public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T)
    -> some View
  { FocusedValueContent(content: self, path: keyPath, value: value, isForScene: true) }
  public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?)
    -> some View
  { FocusedValueContent(content: self, path: keyPath, value: value, isForScene: true) }
  public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    focused(object: object, isForScene: true)
  }
  public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    focused(object: object, isForScene: false)
  }
  public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    focused(object: object, isForScene: false)
  }
  public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    focused(object: object, isForScene: true)
  }
  public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    focused(object: object, isForScene: true)
  }

  private func focused<T: AnyObject>(object: T?, isForScene: Bool) -> some View {
    FocusedValueContent(
      content: self, path: \FocusedValues.[object: FocusedObjectKey<T>()], value: object,
      isForScene: isForScene)
  }
}
