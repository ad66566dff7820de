@_spi(Reflection) import Swift
import Synchronization

/// Finds the published properties of an object, to give them one publisher together.
///
/// A class declares no storage for its default `objectWillChange`, so it is kept in the storage of
/// the object's first published property. Where those are is looked up once a class, superclasses
/// included; afterwards it is one load.
enum PublishedLayout {
  // The offsets, in bytes from the start of the object, of the fields of type `Published`.
  private static let offsets = Mutex<[ObjectIdentifier: [Int]]>([:])

  static func publisher<Object: AnyObject>(of object: Object) -> ObservableObjectPublisher {
    let offsets = offsets(of: type(of: object as AnyObject))
    guard let first = offsets.first else { return UnpublishedObjects.publisher(of: object) }
    let firstBox = box(at: first, of: object)
    let publisher = firstBox.objectWillChange ?? ObservableObjectPublisher()
    // Every time, not only the first: `_name = Published(…)` replaces a box.
    for offset in offsets { box(at: offset, of: object).objectWillChange = publisher }
    return publisher
  }

  private static func box(at offset: Int, of object: AnyObject) -> AnyPublishedBox {
    // The field's type conforms to `PublishedField`, whose only stored property is the reference.
    let start = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    return start.load(fromByteOffset: offset, as: Unmanaged<AnyPublishedBox>.self)
      .takeUnretainedValue()
  }

  private static func offsets(of type: AnyClass) -> [Int] {
    offsets.withLock { cache in
      if let known = cache[ObjectIdentifier(type)] { return known }
      var found: [Int] = []
      // `.classType` and `.ignoreUnknown`, which the library declares as unsafe globals.
      let options = _EachFieldOptions(rawValue: 0b11)
      _ = _forEachField(of: type, options: options) { _, offset, field, _ in
        if field is any PublishedField.Type { found.append(offset) }
        return true
      }
      cache[ObjectIdentifier(type)] = found
      return found
    }
  }
}

/// A field that consists of one `PublishedBox`.
private protocol PublishedField {}

extension Published: PublishedField {}
