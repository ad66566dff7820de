import HeadlessUIKit
import LifecycleModel

/// A cell with a label and a field, as forms in tables have.
class FieldCell: UITableViewCell, UITextFieldDelegate {
  let label = UILabel()
  let field = UITextField()
  var onEnd: ((String) -> Void)?
  var reuses = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(label)
    contentView.addSubview(field)
    field.delegate = self
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }

  func textFieldDidEndEditing(_ textField: UITextField) { onEnd?(textField.text ?? "") }
}

/// A controller with a table of fields over an array.
class FormTable: UIViewController, UITableViewDataSource, UITableViewDelegate {
  var values: [String]
  let log: Log
  let table = UITableView()
  var asked: [Int] = []
  var made = 0

  init(_ values: [String], _ log: Log) {
    self.values = values
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(FieldCell.self, forCellReuseIdentifier: "field")
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    values.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked.append(indexPath.row)
    let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath) as! FieldCell
    cell.label.text = "Field \(indexPath.row)"
    cell.field.text = values[indexPath.row]
    let row = indexPath.row
    cell.onEnd = { [weak self] text in
      self?.values[row] = text
      self?.log.note("end \(row) \(text)")
    }
    return cell
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { log.note("display \(indexPath.row)") }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { log.note("hide \(indexPath.row)") }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    values.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
    values.insert(values.remove(at: source.row), at: target.row)
  }

  func cell(_ row: Int) -> FieldCell? {
    table.cellForRow(at: IndexPath(row: row, section: 0)) as? FieldCell
  }

  /// What reading values back from cells gives, as naive forms do.
  var valuesInCells: [String?] { values.indices.map { cell($0)?.field.text } }
}

@MainActor extension Stage {
  static func form(
    _ count: Int, rows: Int, behavior: PlatformBehavior = .reference
  ) -> (Stage, FormTable) {
    var form: FormTable!
    let stage = Stage(rows: rows, behavior: behavior) { log in
      form = FormTable((0..<count).map { "v\($0)" }, log)
      return form
    }
    _ = stage.log.take()
    return (stage, form)
  }
}
