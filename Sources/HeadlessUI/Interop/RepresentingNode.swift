import LifecycleModel
import LifecycleSimulator

/// The node of a view of UIKit in a tree of views: it has dynamic properties, and follows what the
/// app's methods read of the environment.
@MainActor class RepresentingNode<V: View>: ReadingNode<V> {
  private var properties = DynamicPropertyStore<V>()

  override init(_ view: V, _ context: _NodeContext) {
    super.init(view, context)
    if V.self is AnyClass { crashIfClass() }
    properties.install(in: &self.view, node: self, reader: readerSlot, isNew: true)
  }

  /// Some platforms insist on value types.
  private func crashIfClass() {
    let setting = simulator.behavior.state.classRepresentable
    guard setting.value == .crashes else { return }
    _ = simulator.decide(setting)
    fatalError("a representable must be a value type")
  }

  /// Gives the view's next value what is kept of its properties.
  final func installProperties() {
    properties.install(in: &view, node: self, reader: readerSlot, isNew: false)
  }

  /// Calls a method of the app; what it reads makes the node out of date when that changes.
  final func following(_ body: (EnvironmentValues) -> Void) {
    let log = KeyLog()
    let scope = context.environment
    reading { body(scope.values.logging(log)) }
    scope.note(log, by: readerSlot)
  }

  override func willLeave(_ cause: Cause) {
    super.willLeave(cause)
    properties.leave()
  }
}
