import LifecycleModel
import LifecycleSimulator

/// Rows that can be brought on the screen by their identities.
@MainActor protocol PlacedRows: AnyObject {
  /// Brings the row with an identity on the screen; returns whether there is one.
  func scroll(toID id: AnyHashable, anchor: UnitPoint?) -> Bool
  func scroll(toEnd isEnd: Bool)
  /// The identity of the first row on the screen.
  var firstID: AnyHashable? { get }
}

/// A node that is told when a person scrolls the rows in it.
@MainActor protocol ScrollWatcher: AnyObject {
  func rowsScrolled(_ rows: any PlacedRows)
}

/// A view with an identity of its own.
@MainActor protocol ExplicitlyIdentified {
  var explicitID: AnyHashable { get }
}

extension IdentifiedContent: ExplicitlyIdentified {
  var explicitID: AnyHashable { AnyHashable(id) }
}

/// A node of a view with an identity of its own.
@MainActor protocol IdentifiedPlace: AnyObject {
  var explicitID: AnyHashable { get }
}

extension RowsNode: PlacedRows {
  func scroll(toID id: AnyHashable, anchor: UnitPoint?) -> Bool {
    layOutIfNeeded()
    guard let row = row(withID: id) else { return false }
    if let anchor {
      scroll(toFirst: row - Int((Double(capacity - 1) * Double(anchor.y)).rounded()))
    } else if row < first {
      scroll(toFirst: row)
    } else if row >= first + capacity {
      scroll(toFirst: row - capacity + itemsPerLine)
    }
    return true
  }

  func scroll(toEnd isEnd: Bool) {
    layOutIfNeeded()
    scroll(toFirst: isEnd ? count : 0)
  }

  var firstID: AnyHashable? {
    var start = 0
    for segment in segments.segments {
      let size = segment.count
      defer { start += size }
      guard first < start + size else { continue }
      switch segment {
      case .dynamic(let rows): return rows.id(at: first - start)
      case .single(let node, let origin):
        return node.findInRow { ($0 as? any IdentifiedPlace)?.explicitID }
          ?? origin.flatMap { $0.source.id(of: $0.row) }
      }
    }
    return nil
  }

  private func row(withID id: AnyHashable) -> Int? {
    var start = 0
    for segment in segments.segments {
      switch segment {
      case .dynamic(let rows): if let offset = rows.offset(ofID: id) { return start + offset }
      case .single(let node, let origin):
        let shown = origin.flatMap { $0.source.id(of: $0.row) }
        if shown == id || node.contains(explicitID: id) { return start }
      }
      start += segment.count
    }
    return nil
  }
}

extension _AnyNode {
  /// Whether a view with this identity stands in the node.
  fileprivate final func contains(explicitID id: AnyHashable) -> Bool {
    if (self as? any IdentifiedPlace)?.explicitID == id { return true }
    var found = false
    visitChildren { if !found { found = $0.contains(explicitID: id) } }
    return found
  }

  /// The rows in this node, outermost first.
  final func visitPlacedRows(_ body: (any PlacedRows) -> Bool) -> Bool {
    if let rows = self as? any PlacedRows, body(rows) { return true }
    var found = false
    visitChildren { if !found { found = $0.visitPlacedRows(body) } }
    return found
  }
}
