// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// A view that is told when the value that its content passes up is another.
struct PreferenceChangeContent<Content: View, K: PreferenceKey>: ModifyingView
where K.Value: Equatable {
  let content: Content
  let action: (K.Value) -> Void

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    PreferenceChangeNode(view, context)
  }
}

private final class PreferenceChangeNode<Content: View, K: PreferenceKey>:
  KeepingWrapperNode<PreferenceChangeContent<Content, K>, Content>, PreferenceReader, EventTarget
where K.Value: Equatable {
  private var last: K.Value?
  private var isPending = false

  override init(_ view: PreferenceChangeContent<Content, K>, _ context: _NodeContext) {
    super.init(view, context)
    makeChild(view.content)
    preferenceMayHaveChanged()
  }

  override func update(_ view: PreferenceChangeContent<Content, K>) {
    super.update(view)
    child.update(view.content)
    preferenceMayHaveChanged()
  }

  var preferenceKey: ObjectIdentifier { ObjectIdentifier(K.self) }

  /// Looks at the value once the update is complete: the screen shows what the action changes.
  func preferenceMayHaveChanged() {
    guard !isPending else { return }
    isPending = true
    graph.afterPass { [weak self] in self?.look() }
  }

  private func look() {
    isPending = false
    guard isMounted else { return }
    let sum = child.preference(K.self)
    if last == nil, sum.value == nil { return }
    let now = sum.orDefault
    guard last != now else { return }
    last = now
    simulator.dispatcher.deliver(Event(.change, cause: .update), to: self)
  }

  var eventName: String { ownerName }
  func receive(_ event: Event) {
    if let last { view.action(last) }
  }
}

extension View {
  /// What to do with the value that the content passes up: when it first has one, and when it is
  /// another. The action runs before the screen shows the update.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    PreferenceChangeContent<Self, K>(content: self, action: action)
  }
}
