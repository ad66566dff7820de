// Modelled: partial, documented
public import Foundation

/// Content with an inspector: a column beside it where there is room, else a sheet.
struct InspectedContent<Content: View, Inspector: View>: View {
  let content: Content
  let isPresented: Binding<Bool>
  let inspector: () -> Inspector
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    if width == .regular {
      content
      if isPresented.wrappedValue { inspector() }
    } else {
      content.sheet(isPresented: isPresented, content: inspector)
    }
  }
}

extension View {
  /// Shows an inspector while the flag is on: a column after the content, or a sheet.
  ///
  /// - Modelled: partial, documented. In a list row the column would be another row.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View { InspectedContent(content: self, isPresented: isPresented, inspector: content) }

  /// - Modelled: accepted, documented. A column has no width.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    styled("inspectorColumnWidth")
  }
  /// - Modelled: accepted, documented. A column has no width.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { styled("inspectorColumnWidth") }
}
