import Holdfast
import UIKit

/// A table shows another section's fields while one of them is edited.
struct FormSectionSwitched: Situation {
  let id = "form-section-switched"
  let summary = "A table is reloaded with the questions of another section during an edit."
  let scenario = Scenario("type, switch") { user in
    user.type("x", into: .identifier("a.1"))
    user.tap("Next section")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { UINavigationController(rootViewController: SurveyTable(log: log)) }
  }
}

private final class SurveyTable: LoggedViewController, UITableViewDataSource {
  private let table = UITableView()
  private var section = "a"
  private var answers: [String: String] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Next section", primaryAction: UIAction { [weak self] _ in self?.showNextSection() })
    table.register(FieldRow.self, forCellReuseIdentifier: "question")
    table.dataSource = self
    view.addSubview(table)
  }

  private func showNextSection() {
    section = "b"
    table.reloadData()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "question", for: indexPath) as! FieldRow
    cell.name = "\(section).\(indexPath.row + 1)"
    cell.field.text = answers[cell.name] ?? ""
    cell.onEnd = { [weak self] cell in self?.save(cell) }
    return cell
  }

  private func save(_ cell: FieldRow) {
    log("textFieldDidEndEditing(\(cell.name))")
    let answer = cell.field.text ?? ""
    answers[cell.name] = answer
    log("save(\(cell.name)=\(answer))")
  }
}

/// The row of a field goes away when the field is emptied.
struct FormRowCleared: Situation {
  let id = "form-row-cleared"
  let summary = "A table deletes the row of a field that is emptied, while the field is edited."
  let scenario = Scenario("empty the last field") { user in
    user.clear(.identifier("row 2"))
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { PropertyTable(log: log) }
  }
}

private final class PropertyTable: LoggedViewController, UITableViewDataSource {
  private let table = UITableView()
  private var values = ["one", "two", "three"]

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(FieldRow.self, forCellReuseIdentifier: "property")
    table.dataSource = self
    view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    values.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "property", for: indexPath) as! FieldRow
    cell.name = "row \(indexPath.row)"
    cell.field.text = values[indexPath.row]
    cell.onChange = { [weak self] cell in self?.changed(cell) }
    cell.onEnd = { [weak self] cell in self?.ended(cell) }
    return cell
  }

  private func changed(_ cell: FieldRow) {
    guard cell.field.text == "", let path = table.indexPath(for: cell) else { return }
    values.remove(at: path.row)
    table.deleteRows(at: [path], with: .automatic)
  }

  private func ended(_ cell: FieldRow) {
    log("textFieldDidEndEditing(\(cell.name))")
    let row = table.indexPath(for: cell)!.row
    log("indexPath(row \(row))")
    let text = cell.field.text ?? ""
    if !text.isEmpty { values[row] = text }
  }
}

/// A row reloads its table when edit mode ends, while its field is edited.
struct EditModeReloads: Situation {
  let id = "edit-mode-reloads"
  let summary = "A table is taken out of edit mode during an edit; its cell reloads it then."
  let scenario = Scenario("edit mode, touch the field, done") { user in
    user.tap("Edit")
    user.tap(.identifier("name"))
    user.tap("Done")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { UINavigationController(rootViewController: NamesTable(log: log)) }
  }
}

private final class NameCell: UITableViewCell {
  let field = UITextField()
  var onEditMode: ((Bool) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    field.accessibilityIdentifier = "name"
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    onEditMode?(editing)
  }
}

private final class NamesTable: UITableViewController {
  private let log: SituationLog

  init(log: SituationLog) {
    self.log = log
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.register(NameCell.self, forCellReuseIdentifier: "name")
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    log("setEditing(table, \(editing))")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath) as! NameCell
    cell.onEditMode = { [weak self] isEditing in
      self?.log("setEditing(cell, \(isEditing))")
      if !isEditing { self?.tableView.reloadData() }
    }
    return cell
  }
}

/// A row grows with the text that is typed into it.
struct GrowingRow: Situation {
  let id = "growing-row"
  let summary = "A table updates its heights at each key that is typed after the text of a row."
  let scenario = Scenario("type, touch the row again, type") { user in
    user.type("a", into: .role(.textView))
    user.type("b", into: .role(.textView))
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { NoteTable(log: log) }
  }
}

private final class NoteTable: LoggedViewController, UITableViewDataSource, UITextViewDelegate {
  private let table = UITableView()
  private var note = "x"

  override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
    view.addSubview(table)
    logKeyboard()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let textView = UITextView()
    textView.text = note
    textView.delegate = self
    cell.contentView.addSubview(textView)
    return cell
  }

  func textViewDidChange(_ textView: UITextView) {
    note = textView.text
    log("beginUpdates(\(note))")
    table.beginUpdates()
    table.endUpdates()
  }
}
