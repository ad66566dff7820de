import UIKit

/// A label and a field.
final class PlainFieldCell: UITableViewCell {
  let label = UILabel()
  let textField = UITextField()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(label)
    contentView.addSubview(textField)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }
}

/// Takes what was typed out of the cells when Save is tapped.
final class ReadBackForm: UIViewController, UITableViewDataSource {
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
    table.register(PlainFieldCell.self, forCellReuseIdentifier: "line")
    table.dataSource = self
    view.addSubview(table)
  }

  private func save() {
    for row in lines.indices {
      let cell = table.cellForRow(at: IndexPath(row: row, section: 0)) as! PlainFieldCell
      lines[row].text = cell.textField.text!
    }
    store.save(lines)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    lines.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "line", for: indexPath) as! PlainFieldCell
    cell.label.text = lines[indexPath.row].label
    cell.textField.accessibilityIdentifier = lines[indexPath.row].label
    cell.textField.text = lines[indexPath.row].text
    return cell
  }
}
