import HeadlessUIKit
import LifecycleModel
import LifecycleSimulator
import Testing

@MainActor @Suite struct TableEditingTests {
  final class Todo: UITableViewController {
    var items = ["a", "b", "c"]
    var log: Log!
    var swipes = false

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      tableView.refreshControl = UIRefreshControl()
      tableView.refreshControl?.addAction(
        UIAction { [log] _ in log?.note("refresh") }, for: .valueChanged)
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      items.count
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = items[indexPath.row]
      cell.contentConfiguration = content
      return cell
    }
    override func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
      indexPath.row == items.count - 1 && isEditing ? .insert : .delete
    }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      log.note("commit \(editingStyle == .insert ? "insert" : "delete") \(indexPath.row)")
      if editingStyle == .insert {
        items.insert("new", at: indexPath.row)
        tableView.insertRows(at: [indexPath], with: .automatic)
      } else {
        items.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .fade)
      }
    }
    override func tableView(
      _ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath
    ) { log.note("willBegin \(indexPath.row)") }
    override func tableView(
      _ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?
    ) { log.note("didEnd \(indexPath.map { "\($0.row)" } ?? "nil")") }
    override func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let flag = UIContextualAction(style: .normal, title: "Flag") { [log] _, _, done in
        log?.note("flag \(indexPath.row)")
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [flag])
    }
  }

  let todo: Todo
  let stage: Stage

  init() {
    var made: Todo!
    stage = Stage { log in
      made = Todo(style: .plain)
      made.log = log
      return made
    }
    todo = made
  }

  // Apple, willBeginEditingRowAt: called when a swipe over the row opens it, not for edit mode.
  @Test func swipeToDeleteOpensAndClosesTheRow() {
    stage.run { #expect(stage.elements.rows[1].deleteRow()) }
    #expect(stage.log.take() == ["willBegin 1", "commit delete 1", "didEnd nil"])
    #expect(stage.words == ["a", "c"])
  }

  @Test func editModeCommitsAlone() {
    stage.run { todo.setEditing(true, animated: false) }
    stage.run { #expect(stage.elements.rows[0].deleteRow()) }
    #expect(stage.log.take() == ["commit delete 0"])
  }

  // Apple, UITableViewCell.EditingStyle.insert: the green plus calls commit with insert.
  @Test func insertControlCommitsAnInsertion() {
    stage.run { todo.setEditing(true, animated: false) }
    #expect(!stage.elements.rows[2].canDeleteRow)
    stage.run { #expect(stage.elements.rows[2].selectRow()) }
    #expect(stage.log.take() == ["commit insert 2"])
    #expect(stage.words == ["a", "b", "new", "c"])
  }

  @Test func leadingActionsCanBePicked() {
    let row = stage.elements.items.first { $0.element.elementLabel == "b" }!.element
    stage.run { #expect(row.perform(.pick("Flag"))) }
    #expect(stage.log.take() == ["willBegin 1", "flag 1", "didEnd 1"])
  }

  // Apple, UIRefreshControl: pulling down sends valueChanged; endRefreshing ends it.
  @Test func pullingDownRefreshes() {
    stage.run { _ = todo.tableView.scroll(rows: -1) }
    #expect(stage.log.take() == ["refresh"])
    #expect(todo.refreshControl?.isRefreshing == true)
    stage.run { _ = todo.tableView.scroll(rows: -1) }
    #expect(stage.log.take().isEmpty)
    stage.run { todo.refreshControl?.endRefreshing() }
  }

  // A control in a cell finds its row by its place, as many screens do.
  @Test func pointsConvertToRows() {
    let cell = todo.tableView.cellForRow(at: IndexPath(row: 2, section: 0))!
    let point = cell.contentView.convert(CGPoint.zero, to: todo.tableView)
    #expect(todo.tableView.indexPathForRow(at: point) == IndexPath(row: 2, section: 0))
  }
}
