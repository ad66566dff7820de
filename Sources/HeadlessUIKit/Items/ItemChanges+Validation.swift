import Foundation

extension ItemChanges {
  /// What is wrong with a batch, in UIKit's words, or nil.
  func inconsistency(before: [Int], after: [Int], _ words: ItemWords) -> String? {
    sectionFault(before: before, after: after, words)
      ?? placeFault(before: before, after: after, words)
      ?? countFault(before: before, after: after, words)
  }

  private func sectionFault(before: [Int], after: [Int], _ words: ItemWords) -> String? {
    if let section = deletedSections.first(where: { $0 >= before.count }) {
      return "attempt to delete section \(section), but there are only \(before.count) sections "
        + "before the update"
    }
    if let section = insertedSections.first(where: { $0 >= after.count }) {
      return "attempt to insert section \(section) but there are only \(after.count) sections "
        + "after the update"
    }
    guard before.count - deletedSections.count + insertedSections.count == after.count else {
      return "Invalid update: invalid number of sections. The number of sections contained in the "
        + "\(words.container) after the update (\(after.count)) must be equal to the number of "
        + "sections contained in the \(words.container) before the update (\(before.count)), plus "
        + "or minus the number of sections inserted or deleted (\(insertedSections.count) "
        + "inserted, \(deletedSections.count) deleted)."
    }
    return nil
  }

  /// Items that a batch names and that do not exist.
  private func placeFault(before: [Int], after: [Int], _ words: ItemWords) -> String? {
    let item = words.item
    for (verb, paths) in [("delete", deletedRows), ("reload", reloadedRows)] {
      for path in paths where before.flat(path) == nil {
        guard before.indices.contains(path.section) else {
          return "attempt to \(verb) \(item) \(path.row) from section \(path.section), but there "
            + "are only \(before.count) sections before the update"
        }
        return "attempt to \(verb) \(item) \(path.row) from section \(path.section) which only "
          + "contains \(before[path.section]) \(item)s before the update"
      }
      var seen = Set<IndexPath>()
      for path in paths where !seen.insert(path).inserted {
        return "attempt to perform multiple \(verb) operations on the same index path "
          + "(<NSIndexPath: {\(path.section), \(path.row)}>)"
      }
    }
    for path in insertedRows where after.flat(path) == nil {
      guard after.indices.contains(path.section) else {
        return "attempt to insert \(item) \(path.row) into section \(path.section), but there are "
          + "only \(after.count) sections after the update"
      }
      return "attempt to insert \(item) \(path.row) into section \(path.section), but there are "
        + "only \(after[path.section]) \(item)s in section \(path.section) after the update"
    }
    return nil
  }

  private func countFault(before: [Int], after: [Int], _ words: ItemWords) -> String? {
    let items = words.item + "s"
    for (old, count) in before.enumerated() {
      guard let new = section(old), !reloadedSections.contains(old) else { continue }
      let inserted = insertedRows.count { $0.section == new }
      let deleted = deletedRows.count { $0.section == old }
      let movedIn = moves.count { $0.to.section == new }
      let movedOut = moves.count { $0.from.section == old }
      guard count + inserted - deleted + movedIn - movedOut == after[new] else {
        return "Invalid update: invalid number of \(items) in section \(new). The number of "
          + "\(items) contained in an existing section after the update (\(after[new])) must be "
          + "equal to the number of \(items) contained in that section before the update "
          + "(\(count)), plus or minus the number of \(items) inserted or deleted from that section "
          + "(\(inserted) inserted, \(deleted) deleted) and plus or minus the number of \(items) "
          + "moved into or out of that section (\(movedIn) moved in, \(movedOut) moved out)."
      }
    }
    return nil
  }
}
