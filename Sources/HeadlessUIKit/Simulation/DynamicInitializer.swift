package import Foundation

/// Calls `init()` of an object's class that is known only when the app runs: an app's delegate.
///
/// Where the Objective-C runtime exists that is a message to the class. Without it `init()` of
/// `NSObject` is not a required initializer, so that the language offers no call, although every
/// subclass has it in its table of methods. There the function is found in the table of the class,
/// at the position that the description of `NSObject` gives, and is called as what it is: a static
/// method that returns an object.
package enum DynamicInitializer {
  package static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    #if canImport(ObjectiveC)
      return type.init()
    #else
      guard let position, let object = call(at: position, of: type) as? Object else {
        fatalError("\(type) cannot be made: the layout of NSObject in this Foundation is unknown")
      }
      return object
    #endif
  }

  #if !canImport(ObjectiveC)
    private static func call(at position: Int, of type: AnyClass) -> AnyObject {
      let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
      // A table of requirements with one static method: the class's own function.
      let table = UnsafeMutablePointer<UnsafeRawPointer?>.allocate(capacity: 2)
      defer { table.deallocate() }
      table[0] = nil
      table[1] = metadata.load(fromByteOffset: position, as: UnsafeRawPointer.self)
      let maker = unsafeBitCast(
        (metadata, UnsafeRawPointer(table)), to: (any ObjectMaking.Type).self)
      return maker.make()
    }

    /// Where `NSObject.init()` stands in the metadata of a class; nil when the description of the
    /// class is not laid out as the compiler's ABI document says.
    private static let position: Int? = {
      let metadata = unsafeBitCast(NSObject.self as AnyClass, to: UnsafeRawPointer.self)
      let description = metadata.load(fromByteOffset: 40, as: UnsafeRawPointer.self)
      let flags = description.load(as: UInt32.self)
      let (isGeneric, kind) = (flags & 0x80 != 0, flags >> 16)
      guard !isGeneric, kind & 0x8000 != 0, kind & 3 == 0 else { return nil }
      let header = description + 44
      let start = Int(header.load(as: UInt32.self))
      let count = Int(header.load(fromByteOffset: 4, as: UInt32.self))
      let initializers = (0..<count).filter { index in
        header.load(fromByteOffset: 8 + 8 * index, as: UInt32.self) & 0xF == 1
      }
      guard initializers.count == 1, let index = initializers.first else { return nil }
      return (start + index) * MemoryLayout<UnsafeRawPointer>.size
    }()
  #endif
}

/// What the initializer of a class is called as.
private protocol ObjectMaking: AnyObject {
  static func make() -> AnyObject
}
