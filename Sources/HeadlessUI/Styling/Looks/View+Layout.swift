// Modelled: accepted, documented
public import Foundation

/// Layout modifiers: accepted and recorded, nothing is laid out.
extension View {
  nonisolated public func padding(_ insets: EdgeInsets) -> some View { styled("padding") }
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    styled("padding")
  }
  nonisolated public func padding(_ length: CGFloat) -> some View { styled("padding") }
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    styled("safeAreaPadding")
  }
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)
    -> some View
  {
    styled("safeAreaPadding")
  }
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    styled("safeAreaPadding")
  }

  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  )
    -> some View
  { styled("frame") }
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { styled("frame") }
  nonisolated public func frame() -> some View { styled("frame") }
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center)
    -> some View
  { styled("containerRelativeFrame") }
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View { styled("containerRelativeFrame") }
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View { styled("containerRelativeFrame") }

  nonisolated public func fixedSize() -> some View { styled("fixedSize") }
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    styled("fixedSize")
  }
  nonisolated public func layoutPriority(_ value: Double) -> some View { styled("layoutPriority") }
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode)
    -> some View
  {
    styled("aspectRatio")
  }
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View
  {
    styled("aspectRatio")
  }
  nonisolated public func scaledToFit() -> some View { styled("scaledToFit") }
  nonisolated public func scaledToFill() -> some View { styled("scaledToFill") }
  nonisolated public func zIndex(_ value: Double) -> some View { styled("zIndex") }
  nonisolated public func offset(_ offset: CGSize) -> some View { styled("offset") }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { styled("offset") }
  nonisolated public func position(_ position: CGPoint) -> some View { styled("position") }
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    styled("position")
  }
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { styled("alignmentGuide") }
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { styled("alignmentGuide") }

  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    styled("edgesIgnoringSafeArea")
  }
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
    -> some View
  { styled("ignoresSafeArea") }

  nonisolated public func gridCellColumns(_ count: Int) -> some View { styled("gridCellColumns") }
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    styled("gridCellAnchor")
  }
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    styled("gridCellUnsizedAxes")
  }
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    styled("gridColumnAlignment")
  }
}

/// Parts of a screen that content keeps out of.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// Content at an edge, really in the tree: above for the top edge, else below.
extension View {
  @ViewBuilder public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    if edge == .top {
      VStack {
        content()
        self
      }
    } else {
      VStack {
        self
        content()
      }
    }
  }
  @ViewBuilder public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    if edge == .leading {
      HStack {
        content()
        self
      }
    } else {
      HStack {
        self
        content()
      }
    }
  }
}
