// Modelled: full, documented
public import HeadlessCombine
import LifecycleModel
import LifecycleSimulator
public import Observation

/// A view whose content has a changed environment.
struct EnvironmentContent<Content: View>: ModifyingView {
  let content: Content
  let transform: (inout EnvironmentValues) -> Void

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    EnvironmentNode(view, context)
  }
}

private final class EnvironmentNode<Content: View>: KeepingWrapperNode<
  EnvironmentContent<Content>, Content
>
{
  private let scope: EnvironmentScope

  override init(_ view: EnvironmentContent<Content>, _ context: _NodeContext) {
    scope = EnvironmentScope(
      inheriting: context.environment, table: context.graph.table, view.transform)
    super.init(view, context)
    var inner = childContext()
    inner.environment = scope
    makeChild(view.content, inner)
  }

  override func update(_ view: EnvironmentContent<Content>) {
    let log = KeyLog()
    var before = context.environment.values.logging(log)
    self.view.transform(&before)
    var after = context.environment.values.logging(log)
    view.transform(&after)
    let changed = Set(log.keys).filter { key in
      !Self.areEqual(before.values[key], after.values[key])
    }
    super.update(view)
    if !changed.isEmpty { scope.change(changed: Array(changed), view.transform) }
    child.update(view.content)
  }

  private static func areEqual(_ old: Any?, _ new: Any?) -> Bool {
    guard let old, let new else { return old == nil && new == nil }
    func open<T: Equatable>(_ old: T) -> Bool { (new as? T) == old }
    if let old = old as? any Equatable { return open(old) }
    if type(of: old) is AnyClass, type(of: new) is AnyClass {
      return (old as AnyObject) === (new as AnyObject)
    }
    return false
  }
}

extension View {
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V)
    -> some View
  { EnvironmentContent(content: self) { $0[keyPath: keyPath] = value } }

  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    EnvironmentContent(content: self) { $0[T.self] = object }
  }

  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    EnvironmentContent(content: self) { $0[ObjectKey<T>.self] = object }
  }

  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    EnvironmentContent(content: self) { transform(&$0[keyPath: keyPath]) }
  }

  public func disabled(_ disabled: Bool) -> some View {
    EnvironmentContent(content: self) { $0.isEnabled = $0.isEnabled && !disabled }
  }
}
