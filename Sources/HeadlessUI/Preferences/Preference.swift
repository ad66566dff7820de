// Modelled: full, documented
import LifecycleModel

/// A view that passes a value up, in place of those of its content.
struct PreferenceContent<Content: View, K: PreferenceKey>: ModifyingView {
  let content: Content
  /// Makes the value from the one of the content.
  let change: (inout K.Value) -> Void
  /// Whether the content's own value is read first.
  let keepsContent: Bool

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    PreferenceContentNode(view, context)
  }
}

private final class PreferenceContentNode<Content: View, K: PreferenceKey>:
  KeepingWrapperNode<PreferenceContent<Content, K>, Content>, PreferenceNode
{
  override init(_ view: PreferenceContent<Content, K>, _ context: _NodeContext) {
    super.init(view, context)
    makeChild(view.content)
    preferenceChanged(ObjectIdentifier(K.self))
  }

  override func update(_ view: PreferenceContent<Content, K>) {
    super.update(view)
    child.update(view.content)
    preferenceChanged(ObjectIdentifier(K.self))
  }

  override func willLeave(_ cause: Cause) { preferenceChanged(ObjectIdentifier(K.self)) }

  func add<Key: PreferenceKey>(_ key: Key.Type, to sum: inout PreferenceSum<Key>) {
    guard key == K.self, let own = own as? PreferenceSum<Key>, let value = own.value else {
      return child.addPreferences(key, to: &sum)
    }
    sum.add(value)
  }

  private var own: PreferenceSum<K> {
    var value = keepsContent ? child.preference(K.self).orDefault : K.defaultValue
    view.change(&value)
    var sum = PreferenceSum<K>()
    sum.add(value)
    return sum
  }

  private var keepsContent: Bool { view.keepsContent }
}

extension View {
  /// Passes a value up.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    PreferenceContent<Self, K>(content: self, change: { $0 = value }, keepsContent: false)
  }

  /// Changes the value that the content passes up.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    PreferenceContent<Self, K>(content: self, change: callback, keepsContent: true)
  }

  /// Passes a value up that is made of a place in the view.
  ///
  /// - Modelled: partial, inferred. Every place is the one of an empty rectangle.
  public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    PreferenceContent<Self, K>(
      content: self, change: { $0 = transform(value.anchor) }, keepsContent: false)
  }

  /// Changes the value that the content passes up, with a place in the view.
  ///
  /// - Modelled: partial, inferred. Every place is the one of an empty rectangle.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    PreferenceContent<Self, K>(
      content: self, change: { transform(&$0, value.anchor) }, keepsContent: true)
  }
}
