import Holdfast
import UIKit

/// A table changes the mode of the cells that are visible, and is scrolled by a row and back.
struct TableScroll: Situation {
  let id = "table-scroll"
  let summary = "A table of thirty rows changes its visible cells and is scrolled to and fro."
  let scenario = Scenario("change the mode, scroll, scroll back") { user in
    user.tap("Edit rows")
    user.scroll(rows: 1)
    user.scroll(rows: -1)
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { UINavigationController(rootViewController: StampedTable(log: log)) }
  }
}

private final class StampedCell: UITableViewCell {
  var stamp = ""
}

private final class StampedTable: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let log: SituationLog
  private let table = UITableView()
  private var mode = "plain"

  init(log: SituationLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Edit rows", primaryAction: UIAction { [weak self] _ in self?.editRows() })
    table.register(StampedCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
  }

  private func editRows() {
    mode = "edit"
    for cell in table.visibleCells { (cell as! StampedCell).stamp = mode }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if indexPath.row == 0 { log("cellForRow(0)") }
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as! StampedCell
    cell.stamp = mode
    return cell
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    // Rows that were there from the beginning were displayed before the mode changed.
    guard mode == "edit", indexPath.row > 0 else { return }
    log("willDisplay(next, \((cell as! StampedCell).stamp))")
  }
}
