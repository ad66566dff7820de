// Modelled: full, documented
public import Foundation

/// What the diffable data sources of tables and collections have in common: what is shown, and the
/// way from one snapshot to the next.
@preconcurrency @MainActor
open class DiffableData<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject {
  final let store = DiffableStore<SectionIdentifierType, ItemIdentifierType>()
  private let engine: () -> ItemEngine?
  private let reload: () -> Void

  /// - Parameters:
  ///   - engine: The rows or items of the owner, as long as there is one.
  ///   - reload: Makes all of them anew.
  init(engine: @escaping () -> ItemEngine?, reload: @escaping () -> Void) {
    self.engine = engine
    self.reload = reload
    super.init()
  }

  /// Called before the rows or items move.
  func willApply() {}

  /// Shows a snapshot; the completion runs when the items have moved.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    willApply()
    store.apply(snapshot, to: engine())
    finish(completion, isAnimated: animatingDifferences)
  }

  /// Shows a snapshot and makes all cells anew.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    store.take(snapshot)
    reload()
    finish(completion, isAnimated: false)
  }

  /// Shows a snapshot and waits until the items have moved.
  public func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  private func finish(_ completion: (() -> Void)?, isAnimated: Bool) {
    guard let completion else { return }
    guard let engine = engine() else { return completion() }
    engine.finish({ _ in completion() }, isAnimated: isAnimated)
  }

  /// What is shown now.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    store.current
  }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    store.item(at: indexPath)
  }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    store.path(of: itemIdentifier)
  }
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = store.current.sections
    return sections.indices.contains(index) ? sections[index].identifier : nil
  }
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    store.current.indexOfSection(sectionIdentifier)
  }
}
