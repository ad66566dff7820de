import Foundation

/// The changes of one batch: deletions and reloads by old position, insertions by new one.
struct ItemChanges {
  var deletedRows: [IndexPath] = []
  var insertedRows: [IndexPath] = []
  var reloadedRows: [IndexPath] = []
  var moves: [(from: IndexPath, to: IndexPath)] = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var sectionMoves: [(from: Int, to: Int)] = []

  var isEmpty: Bool {
    deletedRows.isEmpty && insertedRows.isEmpty && reloadedRows.isEmpty && moves.isEmpty
      && deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && sectionMoves.isEmpty
  }

  /// Whether the cell of an old item is made anew.
  func reloads(_ old: IndexPath) -> Bool {
    reloadedRows.contains(old) || reloadedSections.contains(old.section)
  }

  /// The new section of an old one, or nil when it is deleted.
  func section(_ old: Int) -> Int? {
    if let move = sectionMoves.first(where: { $0.from == old }) { return move.to }
    guard !deletedSections.contains(old) else { return nil }
    var new = old - deletedSections.count(in: 0..<old)
    for move in sectionMoves where move.from < old { new -= 1 }
    for coming in (insertedSections + sectionMoves.map(\.to)).sorted() where coming <= new {
      new += 1
    }
    return new
  }

  /// The new place of an old item, or nil when its cell does not stay.
  func place(_ old: IndexPath) -> IndexPath? {
    if let move = moves.first(where: { $0.from == old }) { return move.to }
    guard !deletedRows.contains(old), !reloadedRows.contains(old),
      !reloadedSections.contains(old.section), let section = section(old.section)
    else { return nil }
    var gone = 0
    for path in deletedRows where path.section == old.section && path.row < old.row { gone += 1 }
    for move in moves where move.from.section == old.section && move.from.row < old.row {
      gone += 1
    }
    var row = old.row - gone
    let coming = insertedRows + moves.map(\.to)
    for path in coming.filter({ $0.section == section }).sorted(by: { $0.row < $1.row })
    where path.row <= row { row += 1 }
    return IndexPath(row: row, section: section)
  }
}
