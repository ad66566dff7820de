package import LifecycleModel

/// A case as a table: a row for each variant, a column for each range of profiles.
///
/// Neighbouring versions share a column when every row says the same under them; devices share a
/// row when the variant does the same on them.
package struct CaseTable: Sendable {
  package struct Row: Sendable {
    package var variant: String
    /// The device, or nil when the row holds for every device.
    package var device: String?
    package var counts: [VerdictCounts]
  }

  package private(set) var caseID: String
  package private(set) var columns: [ProfileOrder.Group] = []
  package private(set) var rows: [Row] = []

  /// Takes the cells of one case.
  package init(caseID: String, cells: some Collection<JudgedCell>, order: ProfileOrder) {
    self.caseID = caseID
    let profiles = order.sorted(Set(cells.map(\.result.key.profile)))
    let rows = Self.rows(of: cells, profiles: profiles)
    var starts: [Int] = []
    for index in profiles.indices {
      if index > 0, order.areNeighbours(profiles[index - 1], profiles[index]),
        rows.allSatisfy({ $0.counts[index - 1] == $0.counts[index] })
      {
        columns[columns.count - 1].last = profiles[index]
      } else {
        starts.append(index)
        columns.append(.init(first: profiles[index], last: profiles[index]))
      }
    }
    self.rows = rows.map { row in
      var row = row
      row.counts = starts.map { row.counts[$0] }
      return row
    }
  }

  /// The rows with a column for each profile.
  private static func rows(
    of cells: some Collection<JudgedCell>, profiles: [String]
  ) -> [Row] {
    let columnOf = Dictionary(uniqueKeysWithValues: profiles.enumerated().map { ($1, $0) })
    var counts: [String: [String: [VerdictCounts]]] = [:]
    let empty = Array(repeating: VerdictCounts(), count: profiles.count)
    for cell in cells {
      let key = cell.result.key
      guard let column = columnOf[key.profile] else { continue }
      counts[key.variant, default: [:]][key.device, default: empty][column].add(cell)
    }
    return counts.sorted { $0.key < $1.key }.flatMap { variant, byDevice in
      let devices = byDevice.sorted { $0.key < $1.key }
      if devices.count > 1, devices.allSatisfy({ $0.value == devices[0].value }) {
        return [Row(variant: variant, device: nil, counts: devices[0].value)]
      }
      return devices.map { Row(variant: variant, device: $0.key, counts: $0.value) }
    }
  }
}
