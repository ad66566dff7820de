@_spi(Reflection) import Swift

/// Finds out how a type's records are read.
@MainActor enum PlanBuilding {
  static func make(_ type: Any.Type) -> ReadingPlan {
    if type == String.self { return TextPlan() }
    if let type = type as? any RecordWrapper.Type { return type.makeReadingPlan() }
    if let type = type as? any PlannedGeneric.Type { return type.makeReadingPlan() }
    func open<Value>(_ type: Value.Type) -> ReadingPlan { plan(of: type) }
    return _openExistential(type, do: open)
  }

  private static func plan<Value>(of type: Value.Type) -> ReadingPlan {
    if isPlumbing(type) { return NothingPlan() }
    switch kind(of: type) {
    case .struct:
      if isSystem(type) { return DescribedPlan<Value>() }
      let parts = parts(of: type, isClass: false)
      return parts.isEmpty ? DescribedPlan<Value>() : StructurePlan<Value>(parts)
    case .class:
      return isSystem(type) ? NothingPlan() : ObjectPlan<Value>()
    case .enum, .tuple: return DescribedPlan<Value>()
    case .existential: return DynamicPlan<Value>()
    default: return NothingPlan()
    }
  }

  /// The stored properties that can be records, with their places.
  static func parts(of type: Any.Type, isClass: Bool) -> [ReadingPart] {
    var parts: [ReadingPart] = []
    // `.classType` and `.ignoreUnknown`, which the library declares as unsafe globals.
    let options = _EachFieldOptions(rawValue: isClass ? 0b11 : 0b10)
    _ = _forEachField(of: type, options: options) { name, offset, field, kind in
      let name = String(cString: name)
      guard !name.hasPrefix("$"), !name.hasPrefix("_$"), name != "id" || isClass else {
        return true
      }
      let isReference =
        kind == .class || kind == .existential
        || (kind == .optional && (field as? any PlannedOptional.Type)?.wrapsReference == true)
      if isReference {
        if kind != .class || !isPlumbing(field) && !isSystem(field) {
          parts.append(ReadingPart(name: plainName(name), offset: offset, plan: nil))
        }
        return true
      }
      let plan = ReadingPlan.of(field)
      if !(plan is NothingPlan) {
        parts.append(ReadingPart(name: plainName(name), offset: offset, plan: plan))
      }
      return true
    }
    return parts
  }

  /// The name that the programmer gave: wrappers and macros store under a leading underscore.
  nonisolated static func plainName(_ name: String) -> String {
    name.hasPrefix("_") ? String(name.dropFirst()) : name
  }

  /// What kind of type it is: the first word of its metadata, or a class when that is a pointer.
  nonisolated static func kind(of type: Any.Type) -> _MetadataKind {
    let word = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
    // The greatest kind that the runtime's layout knows.
    return word > 0x7ff ? .class : _MetadataKind(rawValue: word) ?? .unknown
  }

  static func id(of value: any Identifiable) -> AnyHashable {
    func open<Value: Identifiable>(_ value: Value) -> AnyHashable { AnyHashable(value.id) }
    return open(value)
  }

  /// Types of the libraries, whose insides are nobody's records.
  private static let systemModules: Set<Substring> = [
    "Swift", "Foundation", "FoundationEssentials", "Dispatch", "Observation", "_Concurrency",
    "Synchronization",
  ]
  private static let surfaceModules: Set<Substring> = [
    "HeadlessUI", "HeadlessUIKit", "HeadlessCombine", "LifecycleSimulator", "VirtualTime",
  ]

  private static func module(of type: Any.Type) -> Substring {
    _typeName(type, qualified: true).prefix { $0 != "." }
  }
  private static func isSystem(_ type: Any.Type) -> Bool {
    systemModules.contains(module(of: type))
  }
  private static func isPlumbing(_ type: Any.Type) -> Bool {
    surfaceModules.contains(module(of: type))
  }
}

/// A generic type of a library that has a plan of its own.
@MainActor protocol PlannedGeneric {
  static func makeReadingPlan() -> ReadingPlan
}

/// An optional, whatever it wraps.
@MainActor protocol PlannedOptional: PlannedGeneric {
  static var wrapsReference: Bool { get }
}

extension Array: PlannedGeneric {
  static func makeReadingPlan() -> ReadingPlan { ArrayPlan<Element>() }
}
extension Dictionary: PlannedGeneric {
  static func makeReadingPlan() -> ReadingPlan { DictionaryPlan<Key, Value>() }
}
extension Set: PlannedGeneric {
  static func makeReadingPlan() -> ReadingPlan { SetPlan<Element>() }
}
extension Optional: PlannedOptional {
  static func makeReadingPlan() -> ReadingPlan { OptionalPlan<Wrapped>() }
  static var wrapsReference: Bool {
    let kind = PlanBuilding.kind(of: Wrapped.self)
    return kind == .class || kind == .existential
  }
}
