package import LifecycleModel

/// `durations.json`: how long cells took. The only report that differs from run to run.
package enum DurationsReport {
  package static let fileName = "durations.json"
  package static let schema = "holdfast.durations/1"

  /// Takes microseconds by cell.
  package static func text(for durations: [CellKey: Int]) -> String {
    let cells = durations.sorted { $0.key < $1.key }.map { key, microseconds -> JSONValue in
      ["cell": .string(key.description), "microseconds": .integer(microseconds)]
    }
    return LinewiseDocument(
      head: [.init("schema", .string(schema))], listName: "cells", entries: cells
    ).text
  }
}
