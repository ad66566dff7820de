// Modelled: accepted, documented
public import Foundation

/// Views in a layout: all of them are on the screen.
struct LaidOutContent<Content: View>: ContainerView {
  let content: Content
}

/// The layouts of the library place nothing.
protocol StockLayout: Layout {}
extension StockLayout {
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize { .zero }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {}
}

/// A layout of any type; a change of it keeps the views' state.
public struct AnyLayout: StockLayout {
  public init<L: Layout>(_ layout: L) {}
}

/// Views side by side, as a layout.
public struct HStackLayout: StockLayout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// Views one below the other, as a layout.
public struct VStackLayout: StockLayout {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// Views one over the other, as a layout.
public struct ZStackLayout: StockLayout {
  public var alignment: Alignment
  public init(alignment: Alignment = .center) { self.alignment = alignment }
}

/// Views in rows and columns, as a layout.
public struct GridLayout: StockLayout {
  public var alignment: Alignment
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}
