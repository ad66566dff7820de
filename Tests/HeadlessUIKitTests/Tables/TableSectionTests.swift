import HeadlessUIKit
import LifecycleModel
import LifecycleSimulator
import Testing

@MainActor @Suite struct TableSectionTests {
  final class Settings: UITableViewController {
    var sections: [(String, [String])] = [
      ("Fruit", ["Apple", "Pear"]), ("Empty", []), ("Nut", ["Oak"]),
    ]
    var chosen: [IndexPath] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Settings"
      navigationItem.rightBarButtonItem = editButtonItem
    }
    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].1.count
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
      -> String?
    { sections[section].0 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "row")
        ?? UITableViewCell(style: .subtitle, reuseIdentifier: "row")
      cell.textLabel?.text = sections[indexPath.section].1[indexPath.row]
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(indexPath)
      tableView.deselectRow(at: indexPath, animated: true)
    }
  }

  let settings: Settings
  let stage: Stage

  init() {
    var made: Settings!
    stage = Stage { _ in
      made = Settings(style: .grouped)
      return UINavigationController(rootViewController: made)
    }
    settings = made
  }

  @Test func headersAndRowsStandInReadingOrder() {
    #expect(
      stage.words == ["Settings", "Edit", "Fruit", "Apple", "Pear", "Empty", "Nut", "Oak"])
    #expect(stage.elements.rows.map(\.rowIndex) == [0, 1, 2])
  }

  // Apple: a tap on a row calls didSelectRowAt with its index path.
  @Test func tapOnALabelSelectsItsRow() {
    stage.tap("Oak")
    #expect(settings.chosen == [IndexPath(row: 0, section: 2)])
    #expect(settings.tableView.indexPathForSelectedRow == nil)
  }

  // Apple: rows cannot be deleted by a data source that does not implement commit.
  @Test func deletionNeedsACommitMethod() {
    stage.run { #expect(!stage.elements.rows[0].deleteRow()) }
    #expect(!stage.elements.rows[0].canDeleteRow)
  }

  @Test func editButtonTogglesEditing() {
    stage.tap("Edit")
    #expect(settings.isEditing)
    #expect(settings.tableView.isEditing)
    #expect(stage.elements.rows[0].isRowInEditMode)
    stage.tap("Done")
    #expect(!settings.tableView.isEditing)
  }

  @Test func sectionsCanBeDeleted() {
    stage.run {
      settings.sections.remove(at: 1)
      settings.tableView.deleteSections(IndexSet(integer: 1), with: .automatic)
    }
    #expect(stage.words == ["Settings", "Edit", "Fruit", "Apple", "Pear", "Nut", "Oak"])
    stage.tap("Oak")
    #expect(settings.chosen == [IndexPath(row: 0, section: 1)])
  }
}
