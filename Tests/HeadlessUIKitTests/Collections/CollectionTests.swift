import HeadlessUIKit
import LifecycleModel
import LifecycleSimulator
import Testing

@MainActor @Suite struct CollectionTests {
  // Apple, cellForItem(at:): nil if the item is not visible. 12 rows of 44 points hold 4 lines.
  @Test func cellsExistForTheLinesThatFit() {
    let (_, photos) = Stage.photos(30)
    #expect(photos.grid.visibleCells.count == 12)
    #expect(photos.cell(11)?.field.text == "p11")
    #expect(photos.cell(12) == nil)
  }

  @Test func aSmallerScreenHoldsFewerLines() {
    let (_, photos) = Stage.photos(30, rows: 8)
    #expect(photos.grid.visibleCells.count == 9)
  }

  // Apple: cells that scroll off the screen are reused after prepareForReuse.
  @Test func scrollingGoesByLinesAndReusesCells() {
    let (stage, photos) = Stage.photos(30)
    stage.run { #expect(photos.grid.scroll(rows: 1) == 1) }
    #expect(
      stage.log.take() == [
        "hide 0", "hide 1", "hide 2", "display 12", "display 13", "display 14",
      ])
    #expect(photos.cell(0) == nil)
    #expect(photos.cell(14)?.reuses == 1)
    stage.run { #expect(photos.grid.scroll(rows: 100) == 5) }
    #expect(photos.cell(29)?.field.text == "p29")
  }

  // Evidence custom-collection-drops-first-responder-cell names the deviation; the reference keeps.
  @Test func editedCellIsKeptOffScreen() {
    let (stage, photos) = Stage.photos(60)
    let cell = photos.cell(0)!
    stage.focus(cell.field)
    stage.type("x")
    stage.run { _ = photos.grid.scroll(rows: 10) }
    #expect(cell.field.isFirstResponder)
    stage.run { _ = photos.grid.scroll(rows: -10) }
    #expect(photos.cell(0) === cell)
    #expect(cell.field.text == "p0x")
  }

  // Apple, UICollectionViewDelegate: a tap selects and deselects the one before.
  @Test func selectionTellsOfBoth() {
    let (stage, photos) = Stage.photos(5)
    stage.run { _ = photos.cell(1)!.selectRow() }
    stage.run { _ = photos.cell(2)!.selectRow() }
    #expect(stage.log.take() == ["select 1", "deselect 1", "select 2"])
    #expect(photos.grid.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    stage.run { photos.grid.allowsMultipleSelection = true }
    stage.run { _ = photos.cell(3)!.selectRow() }
    stage.run { _ = photos.cell(2)!.selectRow() }
    #expect(stage.log.take() == ["select 3", "deselect 2"])
  }

  @Test func batchUpdatesMoveCellsAlong() {
    let (stage, photos) = Stage.photos(5)
    let third = photos.cell(3)
    var isDone = false
    stage.run {
      photos.grid.performBatchUpdates {
        photos.captions[0].remove(at: 1)
        photos.captions[0].insert("new", at: 0)
        photos.grid.deleteItems(at: [IndexPath(item: 1, section: 0)])
        photos.grid.insertItems(at: [IndexPath(item: 0, section: 0)])
      } completion: { _ in
        isDone = true
      }
      #expect(!isDone)
    }
    #expect(isDone)
    #expect(photos.cell(3) === third)
    #expect(photos.cell(0)?.field.text == "new")
    #expect(stage.log.take() == ["hide 1", "display 0"])
  }

  @Test func movingByHandTellsTheDataSource() {
    let (stage, photos) = Stage.photos(4)
    stage.run { #expect(photos.cell(0)!.moveRow(after: photos.cell(2)!)) }
    #expect(photos.captions == [["p1", "p2", "p0", "p3"]])
    #expect(photos.cell(2)?.field.text == "p0")
  }

  // Apple, prefetchItemsAt: asked for items that come soon, each time for new ones only.
  @Test func prefetchAsksForTheNextScreen() {
    final class Notes: NSObject, UICollectionViewDataSourcePrefetching {
      var asked: [[Int]] = []
      func collectionView(
        _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
      ) { asked.append(indexPaths.map(\.item)) }
    }
    let notes = Notes()
    let (stage, photos) = Stage.photos(60)
    stage.run {
      photos.grid.prefetchDataSource = notes
      photos.grid.reloadData()
    }
    #expect(notes.asked == [Array(12..<24)])
    stage.run { _ = photos.grid.scroll(rows: 1) }
    #expect(notes.asked.last == [24, 25, 26])
  }

  @Test func itemsOfOtherSizesBreakLinesWhereTheyMust() {
    let (stage, photos) = Stage.photos(10)
    stage.run {
      photos.size = { CGSize(width: $0 == 0 ? 375 : 180, height: 200) }
      photos.layout.invalidateLayout()
    }
    // One item, then two lines of two: the third line no longer fits into 528 points.
    #expect(photos.grid.visibleCells.count == 3)
  }
}

/// A list in a collection, as modern screens have.
@MainActor @Suite struct CollectionListTests {
  struct Fruit: Hashable {
    let id: Int
    var name: String
  }

  final class FruitList: UICollectionViewController {
    var source: UICollectionViewDiffableDataSource<String, Int>!
    var fruits = [1: "Apple", 2: "Pear", 3: "Plum"]
    var asked: [Int] = []

    init() {
      weak var found: FruitList?
      var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      configuration.headerMode = .supplementary
      configuration.trailingSwipeActionsConfigurationProvider = { path in
        let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
          found?.delete(path)
          done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
      }
      super.init(
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
      found = self
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
      super.viewDidLoad()
      let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
        [unowned self] cell, _, id in
        asked.append(id)
        var content = cell.defaultContentConfiguration()
        content.text = fruits[id]
        cell.contentConfiguration = content
        cell.accessories = [.disclosureIndicator(), .reorder(displayed: .always)]
      }
      let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { view, _, _ in
        var content = UIListContentConfiguration.groupedHeader()
        content.text = "Fruit"
        view.contentConfiguration = content
      }
      source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
        $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
      }
      source.supplementaryViewProvider = { view, _, path in
        view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
      }
      source.reorderingHandlers.canReorderItem = { _ in true }
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["main"])
      snapshot.appendItems([1, 2, 3])
      source.apply(snapshot, animatingDifferences: false)
    }

    func delete(_ path: IndexPath) {
      guard let id = source.itemIdentifier(for: path) else { return }
      var snapshot = source.snapshot()
      snapshot.deleteItems([id])
      source.apply(snapshot)
    }
  }

  let list: FruitList
  let stage: Stage

  init() {
    var made: FruitList!
    stage = Stage { _ in
      made = FruitList()
      return made
    }
    list = made
  }

  @Test func headerAndItemsStandInReadingOrder() {
    #expect(stage.words == ["Fruit", "Apple", "Pear", "Plum"])
  }

  @Test func swipeActionDeletesThroughTheSnapshot() {
    stage.run { #expect(stage.elements.rows[1].deleteRow()) }
    #expect(stage.words == ["Fruit", "Apple", "Plum"])
    #expect(list.source.snapshot().itemIdentifiers == [1, 3])
  }

  @Test func swipeActionsCanBePickedByName() {
    let row = stage.elements.items.first { $0.element.elementLabel == "Pear" }!.element
    stage.run { #expect(row.perform(.pick("Delete"))) }
    #expect(stage.words == ["Fruit", "Apple", "Plum"])
  }

  // Apple: identifiers say which item stays; its cell moves along and is not made again.
  @Test func cellsFollowTheirIdentifiers() {
    let pear = list.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))
    list.asked = []
    stage.run {
      var snapshot = list.source.snapshot()
      list.fruits[4] = "Fig"
      snapshot.insertItems([4], beforeItem: 1)
      snapshot.moveItem(2, afterItem: 3)
      list.source.apply(snapshot)
    }
    #expect(stage.words == ["Fruit", "Fig", "Apple", "Plum", "Pear"])
    #expect(list.collectionView.cellForItem(at: IndexPath(item: 3, section: 0)) === pear)
    #expect(list.asked == [4])
  }

  // Apple, reconfigureItems: existing cells are set up again instead of new ones.
  @Test func reconfiguringKeepsTheCell() {
    let apple = list.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
    stage.run {
      list.fruits[1] = "Quince"
      var snapshot = list.source.snapshot()
      snapshot.reconfigureItems([1])
      list.source.apply(snapshot)
    }
    #expect(stage.words == ["Fruit", "Quince", "Pear", "Plum"])
    #expect(list.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) === apple)
  }

  @Test func completionRunsAfterTheAnimation() {
    var isDone = false
    stage.run {
      list.source.apply(list.source.snapshot()) { isDone = true }
      #expect(!isDone)
    }
    #expect(isDone)
  }

  // Apple, reorderingHandlers: the source updates its own snapshot, then tells.
  @Test func reorderingByHandUpdatesTheSnapshot() {
    var order: [Int] = []
    list.source.reorderingHandlers.didReorder = { order = $0.finalSnapshot.itemIdentifiers }
    stage.run { #expect(stage.elements.rows[0].moveRow(after: stage.elements.rows[2])) }
    #expect(order == [2, 3, 1])
    #expect(stage.words == ["Fruit", "Pear", "Plum", "Apple"])
  }
}
