// Modelled: full, documented

/// A name space that a view owns, made once with the view's node.
@propertyWrapper public struct Namespace: DynamicProperty, Sendable {
  /// What names the space; equal only to itself.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  private var id = ID(number: 0)

  public init() {}

  public var wrappedValue: ID { id }

  public static func _makeSlot(at address: UnsafeMutableRawPointer, _ host: PropertyHost)
    -> PropertySlot
  {
    let slot = NamespaceSlot(host.graph.makeNamespace())
    address.assumingMemoryBound(to: Self.self).pointee.id = slot.id
    return slot
  }

  public static func _install(_ slot: PropertySlot, at address: UnsafeMutableRawPointer) {
    guard let slot = slot as? NamespaceSlot else { return }
    address.assumingMemoryBound(to: Self.self).pointee.id = slot.id
  }

  public static var _isComposite: Bool { false }
}

extension Namespace: ComparableProperty {
  static func isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }
}

final class NamespaceSlot: PropertySlot {
  let id: Namespace.ID
  init(_ id: Namespace.ID) {
    self.id = id
    super.init()
  }
}
