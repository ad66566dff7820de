// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// A view with a layer that is made of the value which its content passes up.
struct PreferenceLayerContent<Content: View, K: PreferenceKey, Layer: View>: ModifyingView {
  let content: Content
  let isBehind: Bool
  let layer: (K.Value) -> Layer

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    PreferenceLayerNode(view, context)
  }
}

private final class PreferenceLayerNode<Content: View, K: PreferenceKey, Layer: View>:
  KeepingWrapperNode<PreferenceLayerContent<Content, K, Layer>, Content>, PreferenceReader,
  PreferenceNode
{
  private var layer: _ViewNode<Layer>!
  private let reader: ContentReader
  private var isPending = false

  override init(_ view: PreferenceLayerContent<Content, K, Layer>, _ context: _NodeContext) {
    reader = ContentReader(context.graph)
    super.init(view, context)
    reader.bind(to: self)
    makeChild(view.content)
    var bare = childContext()
    bare.rows = nil
    layer = Layer._makeNode(made(), bare)
  }

  override func update(_ view: PreferenceLayerContent<Content, K, Layer>) {
    super.update(view)
    child.update(view.content)
    refresh()
  }

  override func refresh() { layer.update(made()) }

  private func made() -> Layer {
    reader.renew()
    let value = child.preference(K.self).orDefault
    return reader.make { view.layer(value) }
  }

  var preferenceKey: ObjectIdentifier { ObjectIdentifier(K.self) }
  func preferenceMayHaveChanged() {
    guard !isPending, layer != nil else { return }
    isPending = true
    graph.afterPass { [weak self] in
      guard let self else { return }
      self.isPending = false
      if self.isMounted { self.refresh() }
    }
  }

  /// The value goes on upwards; the layer adds what it has.
  func add<Key: PreferenceKey>(_ key: Key.Type, to sum: inout PreferenceSum<Key>) {
    visitChildren { $0.addPreferences(key, to: &sum) }
  }

  override func willLeave(_ cause: Cause) { reader.leave(graph) }
  override func visitChildren(_ body: (_AnyNode) -> Void) {
    if view.isBehind {
      body(layer)
      body(child)
    } else {
      body(child)
      body(layer)
    }
  }
  override func collect(into list: inout ElementList) {
    visitChildren { $0.collect(into: &list) }
  }
}

extension View {
  /// Puts a layer in front that is made of the value which the content passes up.
  public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    PreferenceLayerContent<Self, Key, T>(content: self, isBehind: false, layer: transform)
  }
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceLayerContent<Self, K, V>(content: self, isBehind: false, layer: transform)
  }

  /// Puts a layer behind that is made of the value which the content passes up.
  public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    PreferenceLayerContent<Self, Key, T>(content: self, isBehind: true, layer: transform)
  }
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceLayerContent<Self, K, V>(content: self, isBehind: true, layer: transform)
  }
}
