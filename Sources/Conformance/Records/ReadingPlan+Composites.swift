/// A part of a structure or an object.
struct ReadingPart {
  let name: String
  let offset: Int
  /// Nil for a part that holds a reference and is looked at with `Mirror`.
  let plan: ReadingPlan?
}

/// A value that has a record for each of its parts.
class CompositePlan: ReadingPlan {
  let parts: [ReadingPart]
  let hasReferences: Bool

  init(_ parts: [ReadingPart]) {
    self.parts = parts
    hasReferences = parts.contains { $0.plan == nil }
  }

  override var isLeaf: Bool { false }
  override var isComposite: Bool { true }

  func read(
    parts base: UnsafeRawPointer, at node: ReadingNode, position: Int32,
    into snapshot: inout RecordSnapshot, mirror: () -> Mirror
  ) {
    guard node.depth < Self.deepest else { return }
    let references = hasReferences ? children(of: mirror()) : []
    for (index, part) in parts.enumerated() {
      let child = node.child(index, part.name)
      if let plan = part.plan {
        plan.read(base + part.offset, at: child, position: position, into: &snapshot)
        continue
      }
      for reference in references where reference.label.map(PlanBuilding.plainName) == part.name {
        func open<Value>(_ value: Value) {
          withUnsafePointer(to: value) {
            ReadingPlan.of(Value.self).read(
              UnsafeRawPointer($0), at: child, position: position, into: &snapshot)
          }
        }
        _openExistential(reference.value, do: open)
      }
    }
  }

  /// The children of a mirror with those of its superclasses, the most general first.
  private func children(of mirror: Mirror) -> [Mirror.Child] {
    (mirror.superclassMirror.map(children) ?? []) + mirror.children
  }

  func summary(parts base: UnsafeRawPointer) -> String {
    var text = ""
    for part in parts {
      if let plan = part.plan { text += plan.summary(base + part.offset) + "\u{0}" }
    }
    return text
  }
}

/// A structure.
final class StructurePlan<Value>: CompositePlan {
  override func summary(_ pointer: UnsafeRawPointer) -> String { summary(parts: pointer) }
  override func identity(_ pointer: UnsafeRawPointer) -> AnyHashable? {
    guard let value = pointer.assumingMemoryBound(to: Value.self).pointee as? any Identifiable
    else { return nil }
    return PlanBuilding.id(of: value)
  }
  override func read(
    _ pointer: UnsafeRawPointer, at node: ReadingNode, position: Int32,
    into snapshot: inout RecordSnapshot
  ) {
    read(parts: pointer, at: node, position: position, into: &snapshot) {
      Mirror(reflecting: pointer.assumingMemoryBound(to: Value.self).pointee)
    }
  }
}

/// An object: the parts of what the reference points to.
final class ObjectPlan<Object>: ReadingPlan {
  private var plans: [ObjectIdentifier: CompositePlan] = [:]

  override var isLeaf: Bool { false }
  override var isComposite: Bool { true }
  override func identity(_ pointer: UnsafeRawPointer) -> AnyHashable? {
    let object = pointer.assumingMemoryBound(to: Object.self).pointee
    if let identifiable = object as? any Identifiable { return PlanBuilding.id(of: identifiable) }
    return AnyHashable(ObjectIdentifier(object as AnyObject))
  }
  override func read(
    _ pointer: UnsafeRawPointer, at node: ReadingNode, position: Int32,
    into snapshot: inout RecordSnapshot
  ) {
    let object = pointer.assumingMemoryBound(to: Object.self).pointee as AnyObject
    let plan = plan(of: type(of: object))
    let base = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    plan.read(parts: base, at: node, position: position, into: &snapshot) {
      Mirror(reflecting: object)
    }
    withExtendedLifetime(object) {}
  }

  private func plan(of type: AnyClass) -> CompositePlan {
    if let plan = plans[ObjectIdentifier(type)] { return plan }
    let plan = CompositePlan(PlanBuilding.parts(of: type, isClass: true))
    plans[ObjectIdentifier(type)] = plan
    return plan
  }
}
