import HeadlessUIKit
import LifecycleModel
import LifecycleSimulator
import Testing

@MainActor @Suite struct TableResidencyTests {
  // Seed 004: twelve rows fit on one phone, not on the other; the last cells are nil there.
  @Test(arguments: [(10, 10), (14, 12)])
  func cellsExistForVisibleRowsOnly(capacity: Int, cells: Int) {
    let (_, form) = Stage.form(12, rows: capacity)
    #expect(form.table.visibleCells.count == cells)
    #expect(form.valuesInCells.filter { $0 == nil }.count == 12 - cells)
    #expect(form.asked == Array(0..<cells))
  }

  // Evidence tableview-cellforrow-nil-offscreen: after scrolling the first ones are nil.
  @Test func scrollingMovesTheNilRows() {
    let (stage, form) = Stage.form(12, rows: 10)
    stage.run { #expect(form.table.scroll(rows: 5) == 2) }
    #expect(form.cell(0) == nil)
    #expect(form.cell(1) == nil)
    #expect(form.cell(11)?.field.text == "v11")
    #expect(stage.log.take() == ["hide 0", "hide 1", "display 10", "display 11"])
  }

  // Apple: cells that scroll off are reused; prepareForReuse is called before.
  @Test func cellsAreReused() {
    let (stage, form) = Stage.form(100, rows: 10)
    stage.run { _ = form.table.scroll(rows: 1) }
    let cell = form.cell(10)
    #expect(cell?.reuses == 1)
    #expect(cell?.field.text == "v10")
    #expect(form.table.indexPath(for: cell!) == IndexPath(row: 10, section: 0))
  }

  // Evidence tableview-reuse-shows-text-in-other-row: the app has to set everything anew.
  @Test func aReusedCellShowsWhatItShowed() {
    final class Careless: FormTable {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      { tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath) }
    }
    var form: Careless!
    let stage = Stage(rows: 10) { log in
      form = Careless((0..<30).map { "v\($0)" }, log)
      return form
    }
    stage.focus(form.cell(0)!.field)
    stage.type("abc")
    stage.run { form.cell(0)?.field.resignFirstResponder() }
    stage.run { _ = form.table.scroll(rows: 1) }
    #expect(form.cell(10)?.field.text == "abc")
  }

  @Test func tenThousandRowsCostTheVisibleOnes() {
    let (stage, form) = Stage.form(10_000, rows: 10)
    #expect(form.asked.count == 10)
    stage.run {
      form.table.scrollToRow(at: IndexPath(row: 9_999, section: 0), at: .bottom, animated: false)
    }
    #expect(form.asked.count == 20)
    #expect(form.table.visibleCells.count == 10)
  }

  // Evidence tableview-first-responder-cell-maybe-not-reused: the reference keeps the cell.
  @Test func editedCellIsKeptOffScreen() {
    let (stage, form) = Stage.form(30, rows: 10)
    let cell = form.cell(0)!
    stage.focus(cell.field)
    stage.type("x")
    stage.run { _ = form.table.scroll(rows: 15) }
    #expect(cell.field.isFirstResponder)
    #expect(form.cell(0) == nil)
    #expect(!stage.log.take().contains { $0.hasPrefix("end") })
    stage.run { _ = form.table.scroll(rows: -15) }
    #expect(form.cell(0) === cell)
    #expect(cell.field.text == "v0x")
  }

  @Test func editedCellIsRecycledWhereThePlatformDoesSo() {
    var behavior = PlatformBehavior(quirks: ["q"])
    behavior.tables.editedCell = Setting(.recycled, quirk: QuirkIndex(0))
    let (stage, form) = Stage.form(30, rows: 10, behavior: behavior)
    stage.focus(form.cell(0)!.field)
    stage.type("x")
    #expect(!stage.simulator.fired.contains(QuirkIndex(0)))
    stage.run { _ = form.table.scroll(rows: 15) }
    #expect(stage.log.take().contains("end 0 v0x"))
    #expect(stage.simulator.focus.current == nil)
    #expect(stage.simulator.fired.contains(QuirkIndex(0)))
  }

  // Evidence tableview-ios15-prepared-cells-not-in-visiblecells.
  @Test func preparedCellIsAskedForEarlyAndNotVisible() {
    var behavior = PlatformBehavior(quirks: ["q"])
    behavior.tables.preparedCells = Setting(.nextRow, quirk: QuirkIndex(0))
    let (stage, form) = Stage.form(30, rows: 10, behavior: behavior)
    #expect(form.asked == Array(0...10))
    #expect(form.cell(10) == nil)
    #expect(form.table.visibleCells.count == 10)
    stage.run { _ = form.table.scroll(rows: 1) }
    #expect(form.asked == Array(0...11))
    #expect(stage.log.take() == ["hide 0", "display 10"])
  }

  // Evidence tableview-ios15-redisplay-without-cellforrow.
  @Test(arguments: [TableBehavior.Redisplay.asksDataSource, .reusesPreparedCell])
  func comingBackAsksTheDataSourceOrNot(redisplay: TableBehavior.Redisplay) {
    var behavior = PlatformBehavior(quirks: ["q"])
    behavior.tables.redisplay = Setting(redisplay, quirk: QuirkIndex(0))
    let (stage, form) = Stage.form(30, rows: 10, behavior: behavior)
    stage.run { _ = form.table.scroll(rows: 1) }
    stage.run { _ = form.table.scroll(rows: -1) }
    #expect(form.asked.filter { $0 == 0 }.count == (redisplay == .asksDataSource ? 2 : 1))
    #expect(stage.log.take().suffix(2).last == "display 0")
  }
}
