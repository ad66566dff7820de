@_spi(Reflection) import Swift

/// What is worth knowing about a view type, found out once: its dynamic properties and how two
/// of its values are compared.
final class TypePlan {
  struct Property {
    let offset: Int
    let type: any DynamicProperty.Type
  }
  /// The name in traces: the type's name without its module and its arguments.
  let name: String
  let properties: [Property]
  /// Compares two values; nil when they are never equal.
  let isEqual: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)?

  private init(_ type: Any.Type) {
    name = Self.shortName(type)
    var found: [Property] = []
    Self.collect(type, at: 0, into: &found)
    properties = found
    isEqual = Self.comparison(type)
  }

  /// The plan of a type.
  ///
  /// The plans are a cache of what the compiler wrote into the type's metadata: no run can change
  /// them, so they are shared by all simulations.
  @MainActor static func of(_ type: Any.Type) -> TypePlan {
    let key = ObjectIdentifier(type)
    if let plan = cache[key] { return plan }
    let plan = TypePlan(type)
    cache[key] = plan
    return plan
  }
  @MainActor private static var cache: [ObjectIdentifier: TypePlan] = [:]

  /// Compares two values of a type that is no view, found out once.
  @MainActor static func comparison(of type: any Any.Type) -> FieldComparison? {
    let key = ObjectIdentifier(type)
    if let known = comparisons[key] { return known }
    let made = FieldComparison.make(offset: 0, type: type)
    comparisons.updateValue(made, forKey: key)
    return made
  }
  @MainActor private static var comparisons: [ObjectIdentifier: FieldComparison?] = [:]

  private static func collect(_ type: Any.Type, at base: Int, into found: inout [Property]) {
    _ = _forEachField(of: type) { _, offset, fieldType, _ in
      guard let property = fieldType as? any DynamicProperty.Type else { return true }
      if let holder = fieldType as? any PropertyHolder.Type {
        collect(holder.held, at: base + offset, into: &found)
        return true
      }
      if property._isComposite { collect(fieldType, at: base + offset, into: &found) }
      found.append(Property(offset: base + offset, type: property))
      return true
    }
  }

  private static func comparison(_ type: Any.Type)
    -> ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)?
  {
    func equatable<T: Equatable>(_ type: T.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
      { old, new in
        old.assumingMemoryBound(to: T.self).pointee == new.assumingMemoryBound(to: T.self).pointee
      }
    }
    if let type = type as? any Equatable.Type { return equatable(type) }
    guard let fields = FieldComparison.comparisons(of: type) else { return nil }
    if fields.isEmpty { return { _, _ in true } }
    return { old, new in fields.allSatisfy { $0.isEqual(old, new) } }
  }

  static func shortName(_ type: Any.Type) -> String {
    let full = "\(type)"
    return full.split(separator: "<", maxSplits: 1).first.map(String.init) ?? full
  }
}

/// A property that only holds a value of another kind, whose own properties belong to the node:
/// its one stored field.
protocol PropertyHolder: DynamicProperty {
  static var held: Any.Type { get }
}
