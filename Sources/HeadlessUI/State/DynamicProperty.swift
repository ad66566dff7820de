// Modelled: full, documented
/// A property of a view that the graph keeps up to date.
public protocol DynamicProperty {
  /// Called before the view's body is evaluated.
  @MainActor @preconcurrency mutating func update()

  /// Makes what the graph keeps for the property, and installs it in the view's value.
  @MainActor @preconcurrency static func _makeSlot(
    at address: UnsafeMutableRawPointer, _ host: PropertyHost
  ) -> PropertySlot
  /// Installs what the graph keeps in the next value of the view.
  @MainActor @preconcurrency static func _install(
    _ slot: PropertySlot, at address: UnsafeMutableRawPointer)
  /// Whether the type is made of other dynamic properties.
  static var _isComposite: Bool { get }
}

extension DynamicProperty {
  @MainActor @preconcurrency public mutating func update() {}

  @MainActor @preconcurrency public static func _makeSlot(
    at address: UnsafeMutableRawPointer, _ host: PropertyHost
  ) -> PropertySlot {
    address.assumingMemoryBound(to: Self.self).pointee.update()
    return PropertySlot()
  }
  @MainActor @preconcurrency public static func _install(
    _ slot: PropertySlot, at address: UnsafeMutableRawPointer
  ) {
    address.assumingMemoryBound(to: Self.self).pointee.update()
  }
  public static var _isComposite: Bool { true }
}

/// The node to which a property belongs.
@MainActor @preconcurrency public struct PropertyHost {
  unowned let node: _AnyNode
  /// The slot of the node among the readers.
  let reader: Int32

  init(_ node: _AnyNode, _ reader: Int32) {
    self.node = node
    self.reader = reader
  }

  var graph: ViewGraph { node.graph }
}

/// What the graph keeps for one dynamic property of one node.
@MainActor @preconcurrency open class PropertySlot {
  nonisolated init() {}
  /// The node's body is about to be evaluated.
  func willEvaluate() {}
  /// The node leaves for good.
  func leave() {}
}
