// Modelled: full, documented

/// A key for a value that views pass up to what is around them.
///
/// Values of several views are reduced in the order of the tree. Source: Apple, `PreferenceKey`.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  /// Combines the value so far with the one of the next view.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// The value of a key as it is put together from the views that give one.
@MainActor struct PreferenceSum<K: PreferenceKey> {
  /// Nil as long as no view has given one.
  private(set) var value: K.Value?

  init() {}

  /// What stands when no view has given a value.
  var orDefault: K.Value { value ?? K.defaultValue }

  mutating func add(_ next: @autoclosure () -> K.Value) {
    if var sum = value {
      K.reduce(value: &sum, nextValue: next)
      value = sum
    } else {
      value = next()
    }
  }
}

/// A node that gives a preference, changes the one of its content, or reads it.
@MainActor protocol PreferenceNode: AnyObject {
  /// Adds the value of the node with all that is in it.
  func add<K: PreferenceKey>(_ key: K.Type, to sum: inout PreferenceSum<K>)
}

/// A node that is told when a preference inside it may have changed.
@MainActor protocol PreferenceReader: AnyObject {
  var preferenceKey: ObjectIdentifier { get }
  func preferenceMayHaveChanged()
}

extension _AnyNode {
  /// Adds the values of a key in this part of the tree, in its order.
  final func addPreferences<K: PreferenceKey>(_ key: K.Type, to sum: inout PreferenceSum<K>) {
    if let node = self as? any PreferenceNode { return node.add(key, to: &sum) }
    visitChildren { $0.addPreferences(key, to: &sum) }
  }

  /// The value of a key in this part of the tree.
  final func preference<K: PreferenceKey>(_ key: K.Type) -> PreferenceSum<K> {
    var sum = PreferenceSum<K>()
    addPreferences(key, to: &sum)
    return sum
  }

  /// Tells those around this node that its value of a key may be another.
  final func preferenceChanged(_ key: ObjectIdentifier) {
    var node = parent
    while let current = node {
      if let reader = current as? any PreferenceReader, reader.preferenceKey == key {
        reader.preferenceMayHaveChanged()
      }
      node = current.parent
    }
  }
}
