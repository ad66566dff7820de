// Modelled: full, documented
public import Foundation

/// Gives a collection its items from snapshots of identifiers.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: DiffableData<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDataSource {
  /// Makes the cell of an item.
  public typealias CellProvider =
    @MainActor (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  /// Makes the header or footer of a section.
  public typealias SupplementaryViewProvider =
    @MainActor (UICollectionView, String, IndexPath) -> UICollectionReusableView?
  /// A move that a person made: what was shown before and after.
  public typealias Transaction = NSDiffableDataSourceTransaction<
    SectionIdentifierType, ItemIdentifierType
  >

  /// Decides about and is told of moves by hand.
  public struct ReorderingHandlers {
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    public var willReorder: ((Transaction) -> Void)?
    public var didReorder: ((Transaction) -> Void)?
    public init() {}
  }

  private weak var owner: UICollectionView?
  private let cellProvider: CellProvider
  open var supplementaryViewProvider: SupplementaryViewProvider?
  open var reorderingHandlers = ReorderingHandlers()

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    owner = collectionView
    self.cellProvider = cellProvider
    super.init(
      engine: { [weak collectionView] in collectionView?.engine },
      reload: { [weak collectionView] in collectionView?.reloadData() })
    collectionView.dataSource = self
  }

  override func willApply() { owner?.dropSupplementaries(sparingEdited: true) }

  // MARK: Data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    store.current.numberOfSections
  }
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { store.current.sections[section].items.count }
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    guard let item = store.item(at: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    else {
      UIException.raise(
        "NSInternalInconsistencyException",
        "the cell returned from the cell provider for the item at \(indexPath) is nil")
    }
    return cell
  }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? collectionView.makeMissingSupplementary(kind)
  }
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    guard let item = store.item(at: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }
  /// Takes over a move that a person made, and tells the reordering handlers.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let before = store.current
    var after = before
    after.moveByHand(from: sourceIndexPath, to: destinationIndexPath)
    let transaction = Transaction(initialSnapshot: before, finalSnapshot: after)
    reorderingHandlers.willReorder?(transaction)
    store.moveByHand(from: sourceIndexPath, to: destinationIndexPath)
    reorderingHandlers.didReorder?(transaction)
  }
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
}

/// A move that a person made: what was shown before and after.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What became of the order of all items.
  public var difference: CollectionDifference<ItemIdentifierType> {
    finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
  }
}
