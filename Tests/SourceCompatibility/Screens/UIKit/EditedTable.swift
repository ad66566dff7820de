import UIKit

/// A cell that gives its text back before it is used again.
private final class TitleCell: UITableViewCell {
  override func prepareForReuse() {
    super.prepareForReuse()
    textLabel?.text = nil
  }
}

/// Rows that can be deleted and marked; a row off screen has no cell.
private final class EditedTable: UITableViewController {
  private var rows = (1...12).map { "Row \($0)" }
  private let log = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Rows"
    tableView.register(TitleCell.self, forCellReuseIdentifier: "row")
    tableView.tableHeaderView = log
    navigationItem.rightBarButtonItem = editButtonItem
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Look", primaryAction: UIAction { [unowned self] _ in look() })
  }

  private func look() {
    let cells = [0, 11].map { tableView.cellForRow(at: IndexPath(row: $0, section: 0)) != nil }
    log.text = "first \(cells[0]), last \(cells[1])"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    rows.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    rows[indexPath.row] += " ✓"
    tableView.reloadRows(at: [indexPath], with: .none)
  }
}

let editedTable = CompatibilityScreen(
  "edited-table",
  from: "developer.apple.com/documentation/uikit/uitableview/cellforrow(at:)",
  "developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:commit:forrowat:)",
  on: .small,
  controller: { UINavigationController(rootViewController: EditedTable(style: .plain)) },
  walk: { user in
    user.tap("Look")
    user.expect("a row that is not visible has no cell") { $0.contains("first true, last false") }
    user.tap("Row 2")
    user.expect("the row is reloaded") { $0.contains("Row 2 ✓") }
    user.swipeToDelete("Row 1")
    user.expect("the row is gone") { !$0.texts.contains("Row 1") }
  })
