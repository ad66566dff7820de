import UIKit

/// Tiles that are added and removed in batches.
private final class TileCell: UICollectionViewCell {
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }
  required init?(coder: NSCoder) { nil }
}

private final class TiledPhotos: UICollectionViewController {
  private var photos = ["sun", "sea"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
    collectionView.register(TileCell.self, forCellWithReuseIdentifier: "tile")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", primaryAction: UIAction { [unowned self] _ in add() })
  }

  private func add() {
    photos.append("sky")
    collectionView.insertItems(at: [IndexPath(item: photos.count - 1, section: 0)])
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { photos.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? TileCell)?.label.text = photos[indexPath.item]
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    photos.remove(at: indexPath.item)
    collectionView.deleteItems(at: [indexPath])
  }
}

let tiledPhotos = CompatibilityScreen(
  "tiled-photos",
  from: "developer.apple.com/documentation/uikit/uicollectionview/insertitems(at:)",
  controller: {
    UINavigationController(
      rootViewController: TiledPhotos(collectionViewLayout: UICollectionViewFlowLayout()))
  },
  walk: { user in
    user.tap("Add")
    user.expect("the new tile is there") { $0.texts.contains("sky") }
    user.tap("sun")
    user.expect("the chosen tile is gone") {
      !$0.texts.contains("sun") && $0.texts.contains("sea")
    }
  })
