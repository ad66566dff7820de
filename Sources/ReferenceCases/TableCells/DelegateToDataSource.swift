import UIKit

/// Hears of each edit when it ends.
protocol FieldCellDelegate: AnyObject {
  func fieldCell(_ cell: ReportingFieldCell, didEndEditing text: String)
}

/// A label and a field, with the line that they are about.
final class ReportingFieldCell: UITableViewCell, UITextFieldDelegate {
  let label = UILabel()
  let textField = UITextField()
  var line = -1
  weak var delegate: FieldCellDelegate?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(label)
    contentView.addSubview(textField)
    textField.delegate = self
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    delegate?.fieldCell(self, didEndEditing: textField.text!)
  }
}

/// Keeps what was typed in the data source as soon as an edit ends.
final class DelegateForm: UIViewController, UITableViewDataSource, FieldCellDelegate {
  private let store: FormStore
  private var lines = FormLine.all
  private let table = UITableView()

  init(store: FormStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Form"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Save", primaryAction: UIAction { [weak self] _ in self?.save() })
    table.register(ReportingFieldCell.self, forCellReuseIdentifier: "line")
    table.dataSource = self
    view.addSubview(table)
  }

  private func save() {
    store.save(lines)
  }

  func fieldCell(_ cell: ReportingFieldCell, didEndEditing text: String) {
    lines[cell.line].text = text
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    lines.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "line", for: indexPath) as! ReportingFieldCell
    cell.label.text = lines[indexPath.row].label
    cell.textField.accessibilityIdentifier = lines[indexPath.row].label
    cell.textField.text = lines[indexPath.row].text
    cell.line = indexPath.row
    cell.delegate = self
    return cell
  }
}
