import Holdfast
import UIKit

/// The last row of a table is swiped away.
struct RowSwipedAway: Situation {
  let id = "row-swiped-away"
  let summary = "The last of three rows of a table is swiped to the side and deleted."
  let scenario = Scenario("swipe to delete") { user in
    user.swipeToDelete("three")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { WordTable(log: log) }
  }
}

private final class WordTable: LoggedViewController, UITableViewDataSource, UITableViewDelegate {
  private let table = UITableView()
  private var words = ["one", "two", "three"]

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "word")
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    words.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
    cell.textLabel?.text = words[indexPath.row]
    return cell
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    words.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    guard let row = indexPath?.row else { return log("didEndEditingRowAt(nil)") }
    log("didEndEditingRowAt(row \(row))")
    title = words[row]
  }
}

/// The end of an edit reloads the table while the next field is touched.
struct NextFieldDuringReload: Situation {
  let id = "next-field-during-reload"
  let summary = "A table is reloaded at the end of an edit that ends because of the next one."
  let scenario = Scenario("type, touch the next field") { user in
    user.type("x", into: .identifier("row 0"))
    user.tap(.identifier("row 1"))
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { ReloadingForm(log: log) }
  }
}

private final class ReloadingForm: LoggedViewController, UITableViewDataSource {
  private let table = UITableView()
  private var values = ["", ""]

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(FieldRow.self, forCellReuseIdentifier: "field")
    table.dataSource = self
    view.addSubview(table)
    logKeyboard()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    values.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath) as! FieldRow
    let row = indexPath.row
    cell.name = "row \(row)"
    cell.field.text = values[row]
    cell.onEnd = { [weak self] cell in
      guard let self = self else { return }
      self.log("textFieldDidEndEditing(\(cell.name))")
      self.values[row] = cell.field.text ?? ""
      self.table.reloadData()
    }
    return cell
  }
}
