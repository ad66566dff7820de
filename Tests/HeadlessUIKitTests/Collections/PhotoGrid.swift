import HeadlessUIKit
import LifecycleModel

/// A cell with one field.
final class PhotoCell: UICollectionViewCell {
  let field = UITextField()
  var reuses = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// A controller with a grid of photos that have captions.
class PhotoGrid: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var captions: [[String]]
  let log: Log
  var size: (Int) -> CGSize = { _ in CGSize(width: 100, height: 100) }
  let layout = UICollectionViewFlowLayout()
  lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: layout)

  init(_ captions: [[String]], _ log: Log) {
    self.captions = captions
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    // 375 points hold three items of 100 with 10 between them; 528 hold four lines.
    grid.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    grid.dataSource = self
    grid.delegate = self
    view.addSubview(grid)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size(indexPath.item) }
  func numberOfSections(in collectionView: UICollectionView) -> Int { captions.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { captions[section].count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath) as! PhotoCell
    cell.field.text = captions[indexPath.section][indexPath.item]
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { log.note("display \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { log.note("hide \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath
  ) {
    let moved = captions[source.section].remove(at: source.item)
    captions[target.section].insert(moved, at: target.item)
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.note("select \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.note("deselect \(indexPath.item)")
  }

  func cell(_ item: Int, _ section: Int = 0) -> PhotoCell? {
    grid.cellForItem(at: IndexPath(item: item, section: section)) as? PhotoCell
  }
}

@MainActor extension Stage {
  static func photos(_ count: Int, rows: Int = 12) -> (Stage, PhotoGrid) {
    var photos: PhotoGrid!
    let stage = Stage(rows: rows) { log in
      photos = PhotoGrid([(0..<count).map { "p\($0)" }], log)
      return photos
    }
    _ = stage.log.take()
    return (stage, photos)
  }
}
