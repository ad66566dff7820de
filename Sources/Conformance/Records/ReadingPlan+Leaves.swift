/// Text.
final class TextPlan: ReadingPlan {
  override func summary(_ pointer: UnsafeRawPointer) -> String {
    pointer.assumingMemoryBound(to: String.self).pointee
  }
  override func read(
    _ pointer: UnsafeRawPointer, at node: ReadingNode, position: Int32,
    into snapshot: inout RecordSnapshot
  ) {
    snapshot.append(
      node.id, pointer.assumingMemoryBound(to: String.self).pointee, position: position)
  }
}

/// A value that is a record as a whole, in its own words.
final class DescribedPlan<Value>: ReadingPlan {
  override func summary(_ pointer: UnsafeRawPointer) -> String {
    String(describing: pointer.assumingMemoryBound(to: Value.self).pointee)
  }
  override func read(
    _ pointer: UnsafeRawPointer, at node: ReadingNode, position: Int32,
    into snapshot: inout RecordSnapshot
  ) {
    snapshot.append(node.id, summary(pointer), kind: .other, position: position)
  }
}

/// Something that holds no record: a closure, a subscription.
final class NothingPlan: ReadingPlan {
  override var isLeaf: Bool { false }
}

/// An optional: the record of its value, or `nil`.
final class OptionalPlan<Wrapped>: ReadingPlan {
  private lazy var wrapped = ReadingPlan.of(Wrapped.self)
  override var isComposite: Bool { wrapped.isComposite }

  override func summary(_ pointer: UnsafeRawPointer) -> String {
    guard let value = pointer.assumingMemoryBound(to: Wrapped?.self).pointee else { return "nil" }
    return withUnsafePointer(to: value) { wrapped.summary(UnsafeRawPointer($0)) }
  }
  override func read(
    _ pointer: UnsafeRawPointer, at node: ReadingNode, position: Int32,
    into snapshot: inout RecordSnapshot
  ) {
    guard let value = pointer.assumingMemoryBound(to: Wrapped?.self).pointee else {
      if wrapped.isLeaf { snapshot.append(node.id, "nil", kind: .other, position: position) }
      return
    }
    withUnsafePointer(to: value) {
      wrapped.read(UnsafeRawPointer($0), at: node, position: position, into: &snapshot)
    }
  }
}

/// A value of any type: the plan of what it holds now.
final class DynamicPlan<Value>: ReadingPlan {
  override var isLeaf: Bool { false }
  override func read(
    _ pointer: UnsafeRawPointer, at node: ReadingNode, position: Int32,
    into snapshot: inout RecordSnapshot
  ) {
    guard node.depth < Self.deepest else { return }
    let value: Any = pointer.assumingMemoryBound(to: Value.self).pointee
    func open<Actual>(_ actual: Actual) {
      guard Actual.self != Value.self else { return }
      withUnsafePointer(to: actual) {
        ReadingPlan.of(Actual.self).read(
          UnsafeRawPointer($0), at: node, position: position, into: &snapshot)
      }
    }
    _openExistential(value, do: open)
  }
}
