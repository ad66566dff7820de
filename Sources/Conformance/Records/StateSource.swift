/// Records that are stored properties of a mounted view or controller.
@MainActor final class StateSource: RecordSource {
  private let request: StateRequest
  private let readers: [RecordReader]

  init(_ request: StateRequest) {
    self.request = request
    readers = request.properties.map {
      RecordReader(name: $0, isOnly: request.properties.count == 1)
    }
  }

  func read(into snapshot: inout RecordSnapshot, driver: Driver) -> Bool {
    snapshot.removeAll()
    guard let app = driver.app else { return false }
    var isComplete = true
    for (index, property) in request.properties.enumerated() {
      guard let value = app.value(of: property, in: request.type) else {
        isComplete = false
        continue
      }
      readers[index].read(value, into: &snapshot)
    }
    return isComplete
  }

  /// What could not be found, in words.
  var missing: String {
    let names = request.properties.map { "\"\($0)\"" }.joined(separator: ", ")
    return "\(request.type) with \(names) is not on the screen"
  }
}
