@_spi(Reflection) import Swift

/// How one stored field of a view value is compared with the same field of the next value.
struct FieldComparison: @unchecked Sendable {
  let offset: Int
  /// Compares the fields at two addresses. Unchecked: holds no state.
  let isEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
}

/// A property that says itself whether its next value means the same.
protocol ComparableProperty {
  static func isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool
}

extension FieldComparison {
  /// The comparison for a field of the given type, or nil when two values are never equal.
  static func make(offset: Int, type: Any.Type) -> FieldComparison? {
    func open<T>(_ type: T.Type) -> FieldComparison? { make(offset: offset, of: type) }
    return _openExistential(type, do: open)
  }

  private static func make<T>(offset: Int, of type: T.Type) -> FieldComparison? {
    if let property = type as? any ComparableProperty.Type {
      return FieldComparison(offset: offset) { property.isSame($0 + offset, $1 + offset) }
    }
    if MemoryLayout<T>.size == 0 { return FieldComparison(offset: offset) { _, _ in true } }
    if type is AnyClass {
      return FieldComparison(offset: offset) { old, new in
        old.load(fromByteOffset: offset, as: UnsafeRawPointer.self)
          == new.load(fromByteOffset: offset, as: UnsafeRawPointer.self)
      }
    }
    if let equatable = type as? any Equatable.Type {
      return make(offset: offset, equatable: equatable)
    }
    if let optional = type as? any OptionalField.Type {
      return optional.comparison(offset: offset)
    }
    if _isPOD(type) {
      let size = MemoryLayout<T>.size
      return FieldComparison(offset: offset) { memcmp($0 + offset, $1 + offset, size) == 0 }
    }
    guard let nested = comparisons(of: type) else { return nil }
    return FieldComparison(offset: offset) { old, new in
      nested.allSatisfy { $0.isEqual(old + offset, new + offset) }
    }
  }

  private static func make<T: Equatable>(offset: Int, equatable: T.Type) -> FieldComparison? {
    FieldComparison(offset: offset) { old, new in
      (old + offset).assumingMemoryBound(to: T.self).pointee
        == (new + offset).assumingMemoryBound(to: T.self).pointee
    }
  }

  /// Whether a type is a value type of its own: a struct, an enumeration, an optional or a tuple.
  private static func hasFields(_ type: Any.Type) -> Bool {
    // The first word of a type's metadata is its kind; a class has an address there.
    switch unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee {
    case 0x200, 0x201, 0x202, 0x301: true
    default: false
    }
  }

  /// The comparisons of all stored fields of a struct; nil when some field is never equal, as a
  /// closure is, or when the type is no struct.
  static func comparisons(of type: Any.Type) -> [FieldComparison]? {
    var fields: [FieldComparison] = []
    var comparable = true
    // The fields of an existential, as an optional may wrap one, cannot be asked for: it traps.
    guard hasFields(type) else { return nil }
    let complete = _forEachField(of: type) { _, offset, fieldType, kind in
      guard kind != .function, kind != .existential,
        let field = make(offset: offset, type: fieldType)
      else {
        comparable = false
        return false
      }
      fields.append(field)
      return true
    }
    guard complete, comparable else { return nil }
    // An enumeration shows no fields; what it holds cannot be compared.
    func isEmpty<T>(_ type: T.Type) -> Bool { MemoryLayout<T>.size == 0 }
    if fields.isEmpty, !_openExistential(type, do: isEmpty) { return nil }
    return fields
  }
}

/// An optional of any type.
protocol OptionalField {
  /// Compares two optionals by what they wrap; nil when that is never equal.
  static func comparison(offset: Int) -> FieldComparison?
}

extension Optional: OptionalField {
  static func comparison(offset: Int) -> FieldComparison? {
    guard let wrapped = FieldComparison.make(offset: 0, type: Wrapped.self) else { return nil }
    return FieldComparison(offset: offset) { old, new in
      let old = (old + offset).assumingMemoryBound(to: Wrapped?.self)
      let new = (new + offset).assumingMemoryBound(to: Wrapped?.self)
      switch (old.pointee, new.pointee) {
      case (nil, nil): return true
      case (let old?, let new?):
        return withUnsafePointer(to: old) { old in
          withUnsafePointer(to: new) {
            wrapped.isEqual(UnsafeRawPointer(old), UnsafeRawPointer($0))
          }
        }
      default: return false
      }
    }
  }
}
