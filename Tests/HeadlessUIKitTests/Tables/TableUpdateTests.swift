import HeadlessUIKit
import LifecycleModel
import LifecycleSimulator
import Testing

@MainActor @Suite struct TableUpdateTests {
  // Apple: deleteRows animates the row away; other cells keep their content and move up.
  @Test func deletingMovesCellsUpAndAsksForTheNextRow() {
    let (stage, form) = Stage.form(12, rows: 10)
    let third = form.cell(3)
    form.asked = []
    stage.run { #expect(form.cell(2)!.deleteRow()) }
    #expect(form.values.count == 11)
    #expect(form.cell(2) === third)
    #expect(form.asked == [9])
    #expect(form.cell(9)?.field.text == "v10")
    #expect(stage.log.take() == ["hide 2", "display 9"])
  }

  // Evidence table-end-editing-after-row-deleted-crash: the end comes after the data shrank.
  @Test func deletingTheEditedRowEndsItsEditing() {
    let (stage, form) = Stage.form(5, rows: 10)
    stage.focus(form.cell(1)!.field)
    stage.type("x")
    stage.run { #expect(form.cell(1)!.deleteRow()) }
    #expect(stage.simulator.focus.current == nil)
    #expect(stage.log.take().contains("end 1 v1x"))
  }

  @Test func insertionsAndMovesKeepCells() {
    let (stage, form) = Stage.form(4, rows: 10)
    let (first, last) = (form.cell(0), form.cell(3))
    stage.run {
      form.values.insert("new", at: 0)
      form.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    }
    #expect(form.cell(1) === first)
    #expect(form.cell(0)?.field.text == "new")
    stage.run {
      form.values.insert(form.values.remove(at: 4), at: 0)
      form.table.moveRow(at: IndexPath(row: 4, section: 0), to: IndexPath(row: 0, section: 0))
    }
    #expect(form.cell(0) === last)
    #expect(form.valuesInCells == form.values)
  }

  // Apple: several changes of one batch count deletions by old, insertions by new positions.
  @Test func batchCountsDeletionsByOldAndInsertionsByNewPositions() {
    let (stage, form) = Stage.form(6, rows: 10)
    var isDone = false
    stage.run {
      form.table.performBatchUpdates({
        form.values = ["v1", "new", "v2", "v4", "v5"]
        form.table.deleteRows(
          at: [IndexPath(row: 0, section: 0), IndexPath(row: 3, section: 0)], with: .fade)
        form.table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
      }) { _ in isDone = true }
    }
    #expect(form.valuesInCells == form.values)
    #expect(isDone)
  }

  // Evidence table-reload-while-editing-fires-end-editing-with-empty.
  @Test(arguments: [TableBehavior.ReloadWhileEditing.endsEditing, .endsEditingAfterwards])
  func reloadEndsEditingBeforeOrAfterTheCellHasNewContent(rule: TableBehavior.ReloadWhileEditing) {
    var behavior = PlatformBehavior(quirks: ["q"])
    behavior.tables.reloadWhileEditing = Setting(rule, quirk: QuirkIndex(0))
    let (stage, form) = Stage.form(5, rows: 10, behavior: behavior)
    let cell = form.cell(2)!
    stage.focus(cell.field)
    stage.type("x")
    stage.run {
      form.values[2] = "new"
      form.table.reloadData()
    }
    #expect(stage.simulator.focus.current == nil)
    #expect(stage.log.take().contains(rule == .endsEditing ? "end 2 v2x" : "end 2 new"))
    if rule == .endsEditingAfterwards { #expect(form.cell(2) === cell) }
    #expect(form.table.visibleCells.count == 5)
  }

  // Evidence table-end-editing-after-row-deleted-crash: the cell can still say which row it was.
  @Test(arguments: [TableBehavior.DeletedCell.hasRow, .hasNoRow])
  func cellOfADeletedRowKnowsItsRowWhileItsEditingEnds(rule: TableBehavior.DeletedCell) {
    var behavior = PlatformBehavior(quirks: ["q"])
    behavior.tables.deletedCell = Setting(rule, quirk: QuirkIndex(0))
    let (stage, form) = Stage.form(5, rows: 10, behavior: behavior)
    let cell = form.cell(1)!
    var row: Int?
    cell.onEnd = { _ in row = form.table.indexPath(for: cell)?.row }
    stage.focus(cell.field)
    stage.run { #expect(cell.deleteRow()) }
    #expect(row == (rule == .hasRow ? 1 : nil))
    #expect(form.table.indexPath(for: cell) == nil)
  }

  // Evidence table-reload-while-editing-fires-end-editing-with-empty, MDSpreadView#29: a reload at
  // the end of an edit takes the cursor from the field that is touched next.
  @Test func reloadAtTheEndOfAnEditTakesTheKeyboardFromTheNextField() {
    let (stage, form) = Stage.form(2, rows: 10)
    form.cell(0)!.onEnd = { text in
      form.values[0] = text
      form.table.reloadData()
    }
    stage.focus(form.cell(0)!.field)
    stage.type("x")
    stage.focus(form.cell(1)!.field)
    #expect(stage.simulator.focus.current == nil)
    #expect(form.valuesInCells == ["v0x", "v1"])
  }

  // Apple: cells of the old rows are gone after reloadData until the table is laid out.
  @Test func reloadAsksForAllVisibleRowsInTheNextLayout() {
    let (stage, form) = Stage.form(5, rows: 10)
    form.asked = []
    CurrentSimulation.with(stage.simulator) {
      form.values = ["a", "b"]
      form.table.reloadData()
      #expect(form.cell(0) == nil)
      form.table.layoutIfNeeded()
      #expect(form.cell(1)?.field.text == "b")
    }
    #expect(form.asked == [0, 1])
  }

  @Test func movingByHandMovesTheDataAndTheCell() {
    let (stage, form) = Stage.form(4, rows: 10)
    let first = form.cell(0)!
    #expect(!first.canMoveRow)
    stage.run { form.table.setEditing(true, animated: true) }
    #expect(first.isEditing)
    stage.run { #expect(first.moveRow(after: form.cell(2))) }
    #expect(form.values == ["v1", "v2", "v0", "v3"])
    #expect(form.cell(2) === first)
  }
}
