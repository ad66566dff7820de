// Modelled: full, documented
public import Foundation
import LifecycleModel
import LifecycleSimulator

extension UITableView {
  /// Reads everything anew; cells are asked for in the next layout.
  public func reloadData() {
    if isTellingCells { refuseReload() }
    dropHeaders()
    engine.reload()
  }

  /// Reads sections anew.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    dropHeaders()
    engine.update { $0.reloadedSections.formUnion(sections) }
  }

  /// Asks for the cells of rows anew.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    engine.update { $0.reloadedRows += indexPaths }
  }

  /// Asks the data source to set visible cells up again, without making new ones.
  public func reconfigureRows(at indexPaths: [IndexPath]) { engine.reconfigure(indexPaths) }

  /// Says that the data source has new rows.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    engine.update { $0.insertedRows += indexPaths }
  }

  /// Says that the data source has lost rows.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    engine.update { $0.deletedRows += indexPaths }
  }

  /// Says that a row of the data source has moved.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    engine.update { $0.moves.append((indexPath, newIndexPath)) }
  }

  /// Says that the data source has new sections.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    dropHeaders()
    engine.update { $0.insertedSections.formUnion(sections) }
  }

  /// Says that the data source has lost sections.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    dropHeaders()
    engine.update { $0.deletedSections.formUnion(sections) }
  }

  /// Says that a section of the data source has moved.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    dropHeaders()
    engine.update { $0.sectionMoves.append((section, newSection)) }
  }

  /// Begins a batch of changes; calls nest.
  public func beginUpdates() {
    engine.loadIfNeeded()
    engine.updateDepth += 1
  }

  /// Ends a batch; the outermost one applies it.
  public func endUpdates() {
    engine.endUpdates()
    if engine.updateDepth == 0 { interruptFirstCharacter() }
  }

  /// Makes changes as one batch; the completion runs when the rows have moved.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    engine.performBatch(updates, completion)
  }

  /// Whether changes wait for the end of their batch.
  public var hasUncommittedUpdates: Bool { engine.updateDepth > 0 }

  // MARK: Where platforms differ

  /// A cell reloads the table that takes it in or out of edit mode.
  private func refuseReload() {
    guard let simulator, let client = simulator.focus.current, containsInput(client),
      simulator.decide(simulator.behavior.tables.reloadInSetEditing) == .crashes
    else { return }
    UIException.raise(
      "NSRangeException", "*** -[__NSArrayM objectAtIndex:]: index 0 beyond bounds for empty array")
  }

  /// An update ended after the first character that was typed after the text of a row.
  private func interruptFirstCharacter() {
    guard let simulator, simulator.behavior.tables.firstCharacter.value == .losesFocus,
      let view = simulator.focus.current as? UITextView, view !== interruptedView,
      view.isDescendant(of: self), !view.textAtStart.isEmpty,
      view.text.count == view.textAtStart.count + 1
    else { return }
    interruptedView = view
    _ = simulator.decide(simulator.behavior.tables.firstCharacter)
    simulator.focus.endEditing(cause: .update)
  }
}
