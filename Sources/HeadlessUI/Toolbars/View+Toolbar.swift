// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

// Apple's own overloads; the builder tells views from items.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension View {
  /// Items for the bars of the screen; views without a placement stand at the trailing edge.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    BarItems(
      content: self, items: _ToolbarView(content: ToolbarItemGroup { content() }), place: .toolbar)
  }

  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content)
    -> some View
  { BarItems(content: self, items: _ToolbarView(content: content()), place: .toolbar) }

  /// - Modelled: partial, documented. The toolbar is shown, and nobody customizes it.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    BarItems(content: self, items: _ToolbarView(content: content()), place: .toolbar)
  }

  /// Shows or hides bars of the screen, with everything in them.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    self.bars(BarTraits(visibility, bars))
  }
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self.bars(BarTraits(visibility, bars)) }

  /// The menu that opens with a tap on the screen's title.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    BarItems(content: self, items: content(), place: .titleMenu)
  }

  /// Takes items of the platform's own away.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    self.bars(
      defaultItemKind == .sidebarToggle
        ? BarTraits(hidden: [.sidebarToggle: true])
        : defaultItemKind == .title ? BarTraits(title: "") : BarTraits())
  }
}

/// An item that the platform puts in a toolbar by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  let name: String
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  public static let title = ToolbarDefaultItemKind(name: "title")
  public static let search = ToolbarDefaultItemKind(name: "search")
}

extension ToolbarPlacement {
  /// The button that shows and hides a sidebar, which an app can take away.
  static let sidebarToggle = ToolbarPlacement(name: "sidebarToggle")
}

extension BarTraits {
  init(_ visibility: Visibility, _ bars: [ToolbarPlacement]) {
    self.init()
    for bar in bars.isEmpty ? [.navigationBar] : bars {
      hidden[bar == .automatic ? .navigationBar : bar] = visibility == .hidden
    }
  }
}
