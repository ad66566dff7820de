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

private final class StampedTable: LoggedViewController, UITableViewDataSource, UITableViewDelegate {
  private let table = UITableView()
  private var mode = "plain"

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

/// A collection changes the mode of the cells that are visible, and is scrolled by a row.
struct CollectionScroll: Situation {
  let id = "collection-scroll"
  let summary = "A collection of thirty rows changes its visible cells and is scrolled."
  let scenario = Scenario("change the mode, scroll") { user in
    user.tap("Edit rows")
    user.scroll(rows: 1)
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { UINavigationController(rootViewController: StampedCollection(log: log)) }
  }
}

private final class StampedItem: UICollectionViewCell {
  var stamp = ""
}

private final class StampedCollection: LoggedViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private let collection = UICollectionView(frame: .zero, collectionViewLayout: .rows)
  private var mode = "plain"
  /// The first row below the screen.
  private let firstBelow = 11

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Edit rows", primaryAction: UIAction { [weak self] _ in self?.editRows() })
    collection.register(StampedItem.self, forCellWithReuseIdentifier: "row")
    collection.dataSource = self
    collection.delegate = self
    view.addSubview(collection)
  }

  private func editRows() {
    mode = "edit"
    for cell in collection.visibleCells { (cell as! StampedItem).stamp = mode }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 30 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if indexPath.item == firstBelow { log("cellForItem(next, \(mode))") }
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      as! StampedItem
    cell.stamp = mode
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    if indexPath.item == firstBelow { log("willDisplay(next, \((cell as! StampedItem).stamp))") }
  }
}

/// The rows of a table are loaded before they come on the screen.
struct TableLoadsAhead: Situation {
  let id = "table-loads-ahead"
  let summary = "A table whose last row is off the screen loads rows ahead, and is scrolled."
  let scenario = Scenario("wait, scroll") { user in
    user.wait(.seconds(1))
    user.scroll(rows: 1)
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { LoadingTable(log: log) }
  }
}

private final class LoadingTable: LoggedViewController, UITableViewDataSource,
  UITableViewDataSourcePrefetching
{
  private let table = UITableView()
  private var loaded: Set<Int> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.prefetchDataSource = self
    view.addSubview(table)
  }

  private func load(_ row: Int) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { [weak self] in
      self?.loaded.insert(row)
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    for path in indexPaths {
      log("prefetchRows(\(path.row))")
      load(path.row)
    }
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = indexPath.row
    // The rows of the first screen are not loaded ahead.
    if row == 11 { log("cellForRow(\(row), \(loaded.contains(row) ? "loaded" : "not loaded"))") }
    return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}
