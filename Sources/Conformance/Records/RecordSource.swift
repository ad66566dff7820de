/// Reads the records of one running app.
@MainActor package protocol RecordSource: AnyObject {
  /// Replaces the snapshot by the records as they are now.
  ///
  /// - Returns: Whether they could be read; false leaves the snapshot empty.
  func read(into snapshot: inout RecordSnapshot, driver: Driver) -> Bool
}

extension Records {
  /// A reader for one run.
  @MainActor package func makeSource() -> any RecordSource {
    switch source {
    case .screen: ScreenSource()
    case .state(let request): StateSource(request)
    case .values(let values): ValuesSource(values)
    }
  }
}

/// Records that the case reads from the app's own store.
@MainActor final class ValuesSource: RecordSource {
  private let values: @MainActor @Sendable () -> [String: String]
  /// The ids of the last reading, in order.
  private var order: [String] = []

  init(_ values: @escaping @MainActor @Sendable () -> [String: String]) { self.values = values }

  func read(into snapshot: inout RecordSnapshot, driver: Driver) -> Bool {
    let current = values()
    if current.count != order.count || !order.allSatisfy({ current[$0] != nil }) {
      order = current.keys.sorted()
    }
    snapshot.removeAll()
    for (position, id) in order.enumerated() {
      snapshot.append(id, current[id] ?? "", position: Int32(position))
    }
    return true
  }
}
