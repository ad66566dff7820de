// Modelled: partial, documented
public import Foundation

/// A length: of its own, or a part of what is around.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
  private enum Kind { case width, height, points }
  private let kind: Kind
  open private(set) var dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  open class func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.width, fraction)
  }
  open class func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.height, fraction)
  }
  open class func absolute(_ points: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.points, points)
  }
  /// A length that content decides; the estimate is taken.
  open class func estimated(_ points: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.points, points)
  }

  func points(in container: CGSize) -> CGFloat {
    switch kind {
    case .width: dimension * container.width
    case .height: dimension * container.height
    case .points: dimension
    }
  }
}

/// A width and a height.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(
    widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
  ) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
    super.init()
  }

  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.points(in: container), height: heightDimension.points(in: container))
  }
}

/// Room between items.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
  open private(set) var spacing: CGFloat = 0
  open class func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
    let made = NSCollectionLayoutSpacing()
    made.spacing = spacing
    return made
  }
  open class func flexible(_ spacing: CGFloat) -> NSCollectionLayoutSpacing { fixed(spacing) }
}

/// One item of a group.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  open var contentInsets = NSDirectionalEdgeInsets.zero

  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    super.init()
  }

  /// How many items it stands for.
  var count: Int { 1 }
}

/// A header or footer of a section, or of the layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  open var pinToVisibleBounds = false

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.elementKind = elementKind
    super.init(layoutSize: layoutSize)
  }
}

/// The side or corner that something stands at.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// Items in a row or column.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private let subitems: [NSCollectionLayoutItem]
  private let repetitions: Int?
  let isHorizontal: Bool
  open var interItemSpacing: NSCollectionLayoutSpacing?

  init(
    _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ repetitions: Int?,
    isHorizontal: Bool
  ) {
    self.subitems = subitems
    self.repetitions = repetitions
    self.isHorizontal = isHorizontal
    super.init(layoutSize: size)
  }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { .init(layoutSize, subitems, nil, isHorizontal: true) }
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, [subitem], count, isHorizontal: true) }
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, [subitem], count, isHorizontal: true) }
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { .init(layoutSize, subitems, nil, isHorizontal: false) }
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, [subitem], count, isHorizontal: false) }
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, [subitem], count, isHorizontal: false) }

  /// How many items a group of the given room has: as many as fit, when one kind repeats.
  func count(in room: CGSize) -> Int {
    if let repetitions { return repetitions * (subitems.first?.count ?? 1) }
    guard subitems.count == 1, let item = subitems.first, item.count == 1 else {
      return max(1, subitems.reduce(0) { $0 + $1.count })
    }
    let size = item.layoutSize.size(in: room)
    let (own, whole) = isHorizontal ? (size.width, room.width) : (size.height, room.height)
    let spacing = interItemSpacing?.spacing ?? 0
    guard own > 0 else { return 1 }
    return max(1, Int((whole + spacing + 0.01) / (own + spacing)))
  }

  override var count: Int { repetitions ?? max(1, subitems.reduce(0) { $0 + $1.count }) }
}

/// The groups of a section, one after the other.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  private let group: NSCollectionLayoutGroup?
  let list: UICollectionLayoutListConfiguration?
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var interGroupSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    list = nil
    super.init()
  }

  private init(list: UICollectionLayoutListConfiguration) {
    group = nil
    self.list = list
    super.init()
  }

  static func list(_ configuration: UICollectionLayoutListConfiguration)
    -> NSCollectionLayoutSection
  { NSCollectionLayoutSection(list: configuration) }

  /// A section that is a list.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { NSCollectionLayoutSection(list: configuration) }

  /// A section that scrolls across the layout stands on one line.
  func arrange(
    _ count: Int, in screen: CGSize, _ isHorizontal: Bool, _ lines: inout LineArrangement
  ) {
    guard let group else { return lines.addList(count) }
    let room = CGSize(
      width: screen.width - contentInsets.leading - contentInsets.trailing, height: screen.height)
    let size = group.layoutSize.size(in: room)
    let length = (isHorizontal ? size.width : size.height) + interGroupSpacing
    if orthogonalScrollingBehavior != .none {
      if count > 0 { lines.add(count, length: length) }
      return
    }
    lines.addGrid(count, columns: group.count(in: size), length: max(1, length))
  }
}

/// Whether a section scrolls across its layout; all of it counts as visible.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}
