import Holdfast
import UIKit

/// The item whose field is edited is scrolled off the screen.
struct EditedItemScrolledOff: Situation {
  let id = "edited-item-scrolled-off"
  let summary = "A collection of thirty fields is scrolled until the edited one is off the screen."
  let scenario = Scenario("type, scroll") { user in
    user.type("x", into: .identifier("item 0"))
    user.scroll(rows: 15)
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { FieldCollection(log: log) }
  }
}

private final class FieldCollection: LoggedViewController, UICollectionViewDataSource {
  private let collection = UICollectionView(frame: .zero, collectionViewLayout: .rows)
  private var values = Array(repeating: "", count: 30)

  override func viewDidLoad() {
    super.viewDidLoad()
    collection.register(FieldItem.self, forCellWithReuseIdentifier: "field")
    collection.dataSource = self
    view.addSubview(collection)
    logKeyboard()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { values.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "field", for: indexPath)
      as! FieldItem
    cell.name = "item \(indexPath.item)"
    cell.field.text = values[indexPath.item]
    cell.onChange = { [weak self] cell in
      self?.log("write(\(cell.field.text ?? ""))")
      self?.values[indexPath.item] = cell.field.text ?? ""
    }
    return cell
  }
}

/// Items are added to a collection while a field in it is edited.
struct ItemAddedWhileEditing: Situation {
  let id = "item-added-while-editing"
  let summary = "A collection gets an item by reloading and by inserting, each during an edit."
  let scenario = Scenario("touch, reload, touch, insert") { user in
    user.tap(.identifier("item 0"))
    user.tap("Reload")
    user.tap(.identifier("item 0"))
    user.tap("Insert")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { UINavigationController(rootViewController: ItemCollection(log: log)) }
  }
}

private final class ItemCollection: LoggedViewController, UICollectionViewDataSource {
  private let collection = UICollectionView(frame: .zero, collectionViewLayout: .rows)
  private var count = 1

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        title: "Reload", primaryAction: UIAction { [weak self] _ in self?.reload() }),
      UIBarButtonItem(
        title: "Insert", primaryAction: UIAction { [weak self] _ in self?.insert() }),
    ]
    collection.register(FieldItem.self, forCellWithReuseIdentifier: "field")
    collection.dataSource = self
    view.addSubview(collection)
  }

  private func reload() {
    count += 1
    collection.reloadData()
    noteUpdate()
  }

  private func insert() {
    count += 1
    collection.insertItems(at: [IndexPath(item: count - 1, section: 0)])
    noteUpdate()
  }

  private func noteUpdate() {
    log("update(\(collection.numberOfItems(inSection: 0)) items)")
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "field", for: indexPath)
      as! FieldItem
    cell.name = "item \(indexPath.item)"
    cell.onEnd = { [weak self] cell in self?.log("textFieldDidEndEditing(\(cell.name))") }
    return cell
  }
}
