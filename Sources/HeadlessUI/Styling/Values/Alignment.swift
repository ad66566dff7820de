// Modelled: accepted, documented
public import Foundation

/// A guide that an app defines: where it stands in a view by default.
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The size and guides of a view; the simulation has no layout, so all are zero.
public struct ViewDimensions: Equatable, Sendable {
  public let width: CGFloat = 0
  public let height: CGFloat = 0
  public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
  public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}

/// A place along the horizontal axis; not laid out.
public struct HorizontalAlignment: Equatable, Sendable {
  private let guide: AlignmentGuide
  public init(_ id: any AlignmentID.Type) { guide = .custom(ObjectIdentifier(id)) }
  private init(_ guide: AlignmentGuide) { self.guide = guide }
  public static let leading = HorizontalAlignment(.start)
  public static let center = HorizontalAlignment(.middle)
  public static let trailing = HorizontalAlignment(.end)
  public static let listRowSeparatorLeading = HorizontalAlignment(.listStart)
  public static let listRowSeparatorTrailing = HorizontalAlignment(.listEnd)
}

/// A place along the vertical axis; not laid out.
public struct VerticalAlignment: Equatable, Sendable {
  private let guide: AlignmentGuide
  public init(_ id: any AlignmentID.Type) { guide = .custom(ObjectIdentifier(id)) }
  private init(_ guide: AlignmentGuide) { self.guide = guide }
  public static let top = VerticalAlignment(.start)
  public static let center = VerticalAlignment(.middle)
  public static let bottom = VerticalAlignment(.end)
  public static let firstTextBaseline = VerticalAlignment(.firstBaseline)
  public static let lastTextBaseline = VerticalAlignment(.lastBaseline)
}

private enum AlignmentGuide: Equatable, Sendable {
  case start, middle, end, firstBaseline, lastBaseline, listStart, listEnd
  case custom(ObjectIdentifier)
}

/// A place along both axes; not laid out.
public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let leadingFirstTextBaseline =
    Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  public static let centerFirstTextBaseline =
    Alignment(horizontal: .center, vertical: .firstTextBaseline)
  public static let trailingFirstTextBaseline =
    Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline =
    Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  public static let centerLastTextBaseline =
    Alignment(horizontal: .center, vertical: .lastTextBaseline)
  public static let trailingLastTextBaseline =
    Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

/// How lines of text are aligned.
public enum TextAlignment: CaseIterable, Hashable, Sendable { case leading, center, trailing }
