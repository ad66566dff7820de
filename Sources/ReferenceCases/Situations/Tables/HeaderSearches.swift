import Holdfast
import UIKit

/// A field in the header of a collection filters its items at each key.
struct HeaderSearch: Situation {
  let id = "header-search"
  let summary = "A collection is filtered in one batch a key by a field in its header."
  let scenario = Scenario("type two letters") { user in
    user.type("ap", into: .identifier("search"))
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { FruitCollection(log: log) }
  }
}

/// The same, with two batches a key.
struct HeaderSearchInTwoBatches: Situation {
  let id = "header-search-in-two-batches"
  let summary = "A collection is filtered in two batches a key by a field in its header."
  let scenario = HeaderSearch().scenario

  func app(_ log: SituationLog) -> Variant {
    Variant(id) {
      let fruits = FruitCollection(log: log)
      fruits.animatesHeights = true
      return fruits
    }
  }
}

private final class SearchField: UITextField {
  var onResign: (() -> Void)?

  override func resignFirstResponder() -> Bool {
    onResign?()
    return super.resignFirstResponder()
  }
}

private final class SearchHeader: UICollectionReusableView {
  let field = SearchField()

  override init(frame: CGRect) {
    super.init(frame: frame)
    field.accessibilityIdentifier = "search"
    addSubview(field)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }
}

private final class FruitCollection: LoggedViewController, UICollectionViewDataSource {
  private static let all = ["apple", "banana", "plum"]
  /// Whether a batch of its own follows in which items take their new heights.
  var animatesHeights = false
  private var shown = FruitCollection.all
  private lazy var collection: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 300, height: 44)
    return UICollectionView(frame: .zero, collectionViewLayout: layout)
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "fruit")
    collection.register(
      SearchHeader.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    collection.dataSource = self
    view.addSubview(collection)
    logKeyboard()
  }

  private func filter(_ text: String) {
    let old = shown
    let gone = old.indices.filter { !old[$0].hasPrefix(text) }
    log("performBatchUpdates(\(text))")
    collection.performBatchUpdates {
      self.shown = old.filter { $0.hasPrefix(text) }
      self.collection.deleteItems(at: gone.map { IndexPath(item: $0, section: 0) })
    }
    guard animatesHeights else { return }
    log("performBatchUpdates(\(text))")
    collection.performBatchUpdates(nil)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { shown.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "fruit", for: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header =
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath) as! SearchHeader
    header.field.onResign = { [log] in log("resignFirstResponder(search)") }
    header.field.addAction(
      UIAction { [weak self, weak header] _ in self?.filter(header?.field.text ?? "") },
      for: .editingChanged)
    return header
  }
}
