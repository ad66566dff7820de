// Modelled: full, documented
import LifecycleSimulator

/// A key for a value that the focused view, or the scene, passes on to others.
public protocol FocusedValueKey {
  associatedtype Value
}

/// The values that the focused view and what is around it pass on; a key without one has nil.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// An object that was put in by its type.
  subscript<Object: AnyObject>(object type: FocusedObjectKey<Object>) -> Object? {
    get { self[FocusedObjectKey<Object>.self] }
    set { self[FocusedObjectKey<Object>.self] = newValue }
  }
}

/// The key of an object, by its type.
struct FocusedObjectKey<Object: AnyObject>: FocusedValueKey, Hashable {
  typealias Value = Object
}

/// A node that passes a value on.
@MainActor protocol FocusedValuePublisher: _AnyNode {
  var isForScene: Bool { get }
  func apply(to values: inout FocusedValues)
}

/// The values that are passed on now, and who reads them.
@MainActor final class FocusedValueHub {
  private struct Publisher {
    weak var node: (any FocusedValuePublisher)?
  }
  private unowned let graph: ViewGraph
  private let version: ValueBox<Int>
  private var publishers: [Publisher] = []
  private var made: FocusedValues?
  private var isChangePending = false

  init(_ graph: ViewGraph) {
    self.graph = graph
    version = ValueBox(0, graph.table)
  }

  func add(_ publisher: any FocusedValuePublisher) {
    publishers.append(Publisher(node: publisher))
    changed()
  }

  func remove(_ publisher: any FocusedValuePublisher) {
    publishers.removeAll { $0.node == nil || $0.node === publisher }
    changed()
  }

  /// What is passed on is another value: those who read it read again after this pass.
  func changed() {
    guard !isChangePending else { return }
    isChangePending = true
    graph.afterPass { [weak self] in
      guard let self else { return }
      self.isChangePending = false
      self.made = nil
      self.version.value = self.version.untracked + 1
    }
  }

  /// The values now, for the node that reads.
  var values: FocusedValues {
    _ = version.value
    if let made { return made }
    var values = FocusedValues()
    for publisher in publishers {
      guard let node = publisher.node, node.isForScene, node.isMounted,
        node.context.screen.isVisible
      else { continue }
      node.apply(to: &values)
    }
    var chain: [any FocusedValuePublisher] = []
    var node = graph.simulator.focus.current as? _AnyNode
    while let current = node {
      if let publisher = current as? any FocusedValuePublisher { chain.append(publisher) }
      node = current.outer
    }
    for publisher in chain.reversed() { publisher.apply(to: &values) }
    made = values
    return values
  }
}

extension ViewGraph {
  var focusedValues: FocusedValueHub {
    if let focusedValueHub { return focusedValueHub }
    let hub = FocusedValueHub(self)
    focusedValueHub = hub
    return hub
  }

  /// Focus is somewhere else: so are the values that the focused view passes on.
  func focusMoved() { focusedValueHub?.changed() }
}
