/// Two logs line by line, so that what both have stands in one row.
package struct LogAlignment {
  /// What one of the logs lacks is nil.
  package let rows: [(left: String?, right: String?)]

  package init(_ left: [String], _ right: [String]) {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in right.difference(from: left) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var rows: [(String?, String?)] = []
    var (first, second) = (0, 0)
    while first < left.count || second < right.count {
      if first < left.count, removed.contains(first) {
        rows.append((left[first], nil))
        first += 1
      } else if second < right.count, inserted.contains(second) {
        rows.append((nil, right[second]))
        second += 1
      } else {
        rows.append((left[first], right[second]))
        first += 1
        second += 1
      }
    }
    self.rows = rows
  }

  /// The rows for two columns: a line stands beside the one that takes its place.
  package var columns: [(left: String?, right: String?)] {
    var columns: [(left: String?, right: String?)] = []
    var open: Array.Index?
    for row in rows {
      switch row {
      case (let left?, nil):
        if open == nil { open = columns.count }
        columns.append((left, nil))
      case (nil, let right?):
        if let place = open, place < columns.count {
          columns[place].right = right
          open = place + 1
        } else {
          columns.append(row)
        }
      default:
        open = nil
        columns.append(row)
      }
    }
    return columns
  }
}
