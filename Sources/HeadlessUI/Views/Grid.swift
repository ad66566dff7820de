// Modelled: full, documented
public import Foundation
import LifecycleModel
import LifecycleSimulator

/// Views in rows and columns, all of them made at once.
public struct Grid<Content: View>: ContainerView {
  let content: Content
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// A row of a grid.
public struct GridRow<Content: View>: ContainerView {
  let content: Content
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}
