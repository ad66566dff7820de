/// The types of this process that conform to a protocol, as the compiler recorded them.
///
/// The Swift runtime knows the sections of every loaded program and library that hold the records
/// of conformances; this walks them. Where the runtime does not say, `isReadable` is false.
enum ConformanceRecords {
  #if os(Linux) || os(Android)
    static let isReadable = MemoryLayout<Int>.size == 8

    /// The types, in the order of their records; generic types are left out.
    static func types(conformingTo protocolType: Any.Type) -> [Any.Type] {
      guard isReadable, let wanted = descriptor(of: protocolType) else { return [] }
      let search = Search(wanted)
      enumerateMetadataSections(
        { sections, context in
          Unmanaged<Search>.fromOpaque(context!).takeUnretainedValue().visit(sections)
          return true
        }, Unmanaged.passUnretained(search).toOpaque())
      return search.found
    }

    /// The descriptor of the one protocol of an existential type.
    private static func descriptor(of type: Any.Type) -> UnsafeRawPointer? {
      let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
      // The kind, then flags, the number of protocols, and their descriptors.
      guard metadata.load(fromByteOffset: 12, as: UInt32.self) == 1 else { return nil }
      return metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
    }

    private final class Search {
      let wanted: UnsafeRawPointer
      var found: [Any.Type] = []
      init(_ wanted: UnsafeRawPointer) { self.wanted = wanted }

      /// Reads the records of one program or library.
      func visit(_ sections: UnsafeRawPointer) {
        // The version, the base address, two unused words, the range of the protocols, and then
        // the range of the conformances: the address and the length of each.
        guard let start = sections.load(fromByteOffset: 48, as: UnsafeRawPointer?.self) else {
          return
        }
        let length = sections.load(fromByteOffset: 56, as: Int.self)
        for offset in stride(from: 0, to: length - 3, by: 4) {
          if let type = conformingType(of: relative(start + offset)) { found.append(type) }
        }
      }

      /// The type of a record, when it is about the wanted protocol.
      private func conformingType(of record: UnsafeRawPointer) -> Any.Type? {
        guard indirectable(record) == wanted else { return nil }
        // Bits 3 to 5 of the flags: 0 the type's descriptor, 1 a pointer to it.
        let kind = (record + 12).load(as: UInt32.self) >> 3 & 7
        var descriptor = relative(record + 4)
        if kind == 1 { descriptor = descriptor.load(as: UnsafeRawPointer.self) }
        // Bit 7 of a type's flags: it is generic.
        guard kind <= 1, descriptor.load(as: UInt32.self) & 0x80 == 0 else { return nil }
        return Self.type(of: descriptor)
      }

      /// Asks the runtime for the type with a descriptor, by a name that only points to it.
      private static func type(of descriptor: UnsafeRawPointer) -> Any.Type? {
        let name = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 8)
        defer { name.deallocate() }
        name.storeBytes(of: descriptor, as: UnsafeRawPointer.self)
        // 2 begins a reference through a pointer; this one stands nine bytes before.
        name.storeBytes(of: 2, toByteOffset: 8, as: UInt8.self)
        name.storeBytes(of: -9, toByteOffset: 9, as: Int32.self)
        name.storeBytes(of: 0, toByteOffset: 13, as: UInt8.self)
        return _getTypeByMangledNameInContext(
          (name + 8).assumingMemoryBound(to: UInt8.self), 5, genericContext: nil,
          genericArguments: nil)
      }

      private func relative(_ place: UnsafeRawPointer) -> UnsafeRawPointer {
        place + Int(place.load(as: Int32.self))
      }

      /// An offset whose lowest bit says that a pointer stands there.
      private func indirectable(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
        let offset = Int(place.load(as: Int32.self))
        let target = place + (offset & ~1)
        return offset & 1 == 1 ? target.load(as: UnsafeRawPointer?.self) : target
      }
    }
  #else
    static let isReadable = false
    static func types(conformingTo protocolType: Any.Type) -> [Any.Type] { [] }
  #endif
}

#if os(Linux) || os(Android)
  /// Of the Swift runtime: calls back for each loaded program and library that has Swift in it.
  @_silgen_name("swift_enumerateAllMetadataSections")
  private func enumerateMetadataSections(
    _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?) -> Bool,
    _ context: UnsafeMutableRawPointer?)
#endif
