import Foundation

/// The changes of one batch: deletions and reloads by old position, insertions by new one.
struct RowChanges {
  var deletedRows: [IndexPath] = []
  var insertedRows: [IndexPath] = []
  var reloadedRows: [IndexPath] = []
  var moves: [(from: IndexPath, to: IndexPath)] = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()

  var isEmpty: Bool {
    deletedRows.isEmpty && insertedRows.isEmpty && reloadedRows.isEmpty && moves.isEmpty
      && deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
  }

  /// The new section of an old one, or nil when it is deleted.
  func section(_ old: Int) -> Int? {
    guard !deletedSections.contains(old) else { return nil }
    var new = old - deletedSections.count(in: 0..<old)
    for inserted in insertedSections where inserted <= new { new += 1 }
    return new
  }

  /// The new place of an old row, or nil when its cell does not stay.
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

  /// What is wrong with the numbers of rows, in UIKit's words, or nil.
  func inconsistency(before: [Int], after: [Int]) -> String? {
    let sections = before.count - deletedSections.count + insertedSections.count
    guard sections == after.count else {
      return "Invalid update: invalid number of sections. The number of sections contained in the "
        + "table view after the update (\(after.count)) must be equal to the number of sections "
        + "contained in the table view before the update (\(before.count)), plus or minus the "
        + "number of sections inserted or deleted (\(insertedSections.count) inserted, "
        + "\(deletedSections.count) deleted)."
    }
    for (old, count) in before.enumerated() {
      guard let new = section(old), !reloadedSections.contains(old) else { continue }
      let inserted = insertedRows.count { $0.section == new }
      let deleted = deletedRows.count { $0.section == old }
      let movedIn = moves.count { $0.to.section == new }
      let movedOut = moves.count { $0.from.section == old }
      guard count + inserted - deleted + movedIn - movedOut == after[new] else {
        return "Invalid update: invalid number of rows in section \(new). The number of rows "
          + "contained in an existing section after the update (\(after[new])) must be equal to "
          + "the number of rows contained in that section before the update (\(count)), plus or "
          + "minus the number of rows inserted or deleted from that section (\(inserted) inserted, "
          + "\(deleted) deleted) and plus or minus the number of rows moved into or out of that "
          + "section (\(movedIn) moved in, \(movedOut) moved out)."
      }
    }
    return nil
  }
}
