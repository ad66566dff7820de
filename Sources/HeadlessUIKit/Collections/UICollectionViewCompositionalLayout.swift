// Modelled: partial, documented
public import Foundation

/// How a list in a collection looks, and its swipe actions and headers.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  /// The look of a list; accepted, not drawn.
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// Where a header comes from.
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  /// Where a footer comes from.
  public enum FooterMode: Int, Sendable { case none, supplementary }
  /// Gives the actions that a swipe over an item uncovers.
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (IndexPath) -> UISwipeActionsConfiguration?

  public var appearance: Appearance
  public var showsSeparators = true
  public var backgroundColor: UIColor?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  public var headerTopPadding: CGFloat?
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public init(appearance: Appearance) { self.appearance = appearance }
}

/// What a layout is told of its surroundings.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
}

private final class LayoutSurroundings: NSObject, NSCollectionLayoutEnvironment {
  let traitCollection: UITraitCollection
  init(_ traits: UITraitCollection) { traitCollection = traits }
}

/// How a compositional layout scrolls, and what stands between its sections.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
}

/// A layout made of sections, groups and items; the first group of a section counts for all.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Gives the layout of a section.
  public typealias SectionProvider =
    @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  private let provider: SectionProvider
  private var sections: [Int: NSCollectionLayoutSection] = [:]
  open var configuration = UICollectionViewCompositionalLayoutConfiguration()

  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    super.init()
  }

  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    super.init()
    self.configuration = configuration
  }

  public init(sectionProvider: @escaping SectionProvider) {
    provider = sectionProvider
    super.init()
  }

  public init(
    sectionProvider: @escaping SectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    super.init()
    self.configuration = configuration
  }

  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    super.init(coder: coder)
  }

  /// A layout in which every section is a list.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  { UICollectionViewCompositionalLayout(section: .list(configuration)) }

  override var scrollsHorizontally: Bool { configuration.scrollDirection == .horizontal }

  override func arrange(_ counts: [Int], in collection: UICollectionView) -> LineArrangement {
    var lines = LineArrangement()
    sections.removeAll()
    let surroundings = LayoutSurroundings(collection.traitCollection)
    for (index, count) in counts.enumerated() {
      guard let section = provider(index, surroundings) else {
        lines.addList(count)
        continue
      }
      sections[index] = section
      section.arrange(count, in: collection.layoutSize, scrollsHorizontally, &lines)
    }
    return lines
  }

  func layoutSection(_ index: Int) -> NSCollectionLayoutSection? { sections[index] }

  /// The list that a section is, if it is one.
  func list(of section: Int) -> UICollectionLayoutListConfiguration? { sections[section]?.list }
}

extension UICollectionViewCompositionalLayout {
  /// The headers and footers of a section.
  func boundaryItems(of section: Int) -> [NSCollectionLayoutBoundarySupplementaryItem] {
    layoutSection(section)?.boundarySupplementaryItems ?? []
  }
}
