import Foundation
import LifecycleModel
import LifecycleSimulator

/// A cell that can be used for one item after another.
@MainActor protocol ReusableItem: UIView {
  var reuseIdentifier: String? { get }
  func prepareForReuse()
}

/// A table or collection, as the engine that keeps its cells sees it.
@MainActor protocol ItemHost: UIScrollView, EventTarget {
  /// The numbers of items of all sections, from the data source; nil without one.
  func readItemCounts() -> [Int]?
  /// The lines that items stand on.
  func makeLines(for counts: [Int]) -> LineMap
  /// The cell of an item, from the data source, in the state that the item has.
  func requestItem(at path: IndexPath) -> any ReusableItem
  /// The visible items changed.
  func itemsWereLaidOut(_ visible: Range<Int>)
  /// The next items to come are asked for early; the ones of before are not wanted any more.
  func prefetchItems(at paths: [IndexPath])
  func itemWillDisplay(_ cell: any ReusableItem, at path: IndexPath)
  func itemDidEndDisplaying(_ cell: any ReusableItem, at path: IndexPath)
  /// Which cells the platform makes beside the visible ones.
  func preparedCells(_ tables: TableBehavior) -> Setting<TableBehavior.PreparedCells>
  /// Whether anybody hears of items that come and go.
  var hearsOfItems: Bool { get }
  /// What the container and its items are called in UIKit's messages.
  var itemWords: ItemWords { get }
}

/// What a container and its items are called in UIKit's messages.
struct ItemWords {
  let item: String
  let container: String
  static let table = ItemWords(item: "row", container: "table view")
  static let collection = ItemWords(item: "item", container: "collection view")
}
