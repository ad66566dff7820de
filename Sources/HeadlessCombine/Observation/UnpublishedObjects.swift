import Synchronization

/// The publishers of objects without published properties, which have no place for them.
enum UnpublishedObjects {
  // `@unchecked Sendable`: the entries are only touched inside the lock; what comes out belongs to
  // the object that was asked, and so to that object's thread.
  private struct Entry: @unchecked Sendable {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private struct Table {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// The size at which entries of released objects are swept.
    var sweepAt = 64
  }

  private static let table = Mutex(Table())

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    // An address may be used again; then the weak reference is gone.
    let known = entry(key)
    if let known, known.object === object { return known.publisher }
    let made = Entry(object: object, publisher: ObservableObjectPublisher())
    // Released after the lock: a publisher's subscribers may be the app's.
    let removed = table.withLock { table in
      var removed: [Entry] = []
      if table.entries.count >= table.sweepAt {
        removed = table.entries.values.filter { $0.object == nil }
        table.entries = table.entries.filter { $0.value.object != nil }
        table.sweepAt = max(64, table.entries.count * 2)
      }
      table.entries[key] = made
      return removed
    }
    withExtendedLifetime((removed, known)) {}
    return made.publisher
  }

  private static func entry(_ key: ObjectIdentifier) -> Entry? {
    table.withLock { $0.entries[key] }
  }
}
