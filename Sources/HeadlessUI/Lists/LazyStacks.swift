// Modelled: full, documented
public import Foundation
import LifecycleModel
import LifecycleSimulator

/// Rows in a stack that are made when they come near the screen.
public struct LazyVStack<Content: View>: RowsView {
  let content: Content
  var rowContainer: Container { .lazyStack }
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// Views side by side that are made when they come near the screen.
///
/// - Modelled: partial, inferred. As many fit side by side as rows fit on the screen.
public struct LazyHStack<Content: View>: RowsView {
  let content: Content
  var rowContainer: Container { .lazyStack }
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// Which headers and footers stay while a lazy stack scrolls; accepted, not drawn.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A column of a vertical grid or a row of a horizontal one.
public struct GridItem: Sendable {
  /// How wide it is.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  /// How many items fit beside each other: an adaptive one takes as many as fit on a phone.
  static func count(_ items: [GridItem], along length: CGFloat) -> Int {
    let count = items.reduce(0) { count, item in
      guard case .adaptive(let minimum, _) = item.size else { return count + 1 }
      let spacing = item.spacing ?? 8
      let share = length / CGFloat(items.count)
      return count + max(1, Int((share + spacing) / max(1, minimum + spacing)))
    }
    return max(1, count)
  }
}

/// Views in columns that are made when they come near the screen.
///
/// - Modelled: full, inferred. As many lines fit on the screen as rows of a list.
public struct LazyVGrid<Content: View>: RowsView {
  let content: Content
  let itemsPerLine: Int
  var rowContainer: Container { .lazyStack }
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    itemsPerLine = GridItem.count(columns, along: 375)
    self.content = content()
  }
}

/// Views in rows that are made when they come near the screen, from side to side.
///
/// - Modelled: partial, inferred. As many lines fit side by side as rows fit on the screen.
public struct LazyHGrid<Content: View>: RowsView {
  let content: Content
  let itemsPerLine: Int
  var rowContainer: Container { .lazyStack }
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    itemsPerLine = GridItem.count(rows, along: 667)
    self.content = content()
  }
}
