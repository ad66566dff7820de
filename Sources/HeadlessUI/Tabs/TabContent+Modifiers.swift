// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// Tab content with something more to say about each of its tabs.
struct DescribedTabContent<Content: TabContent>: PrimitiveTabContent {
  typealias TabValue = Content.TabValue
  let content: Content
  let change: (inout TabChild) -> Void
  func _collectTabs(into tabs: inout _TabChildren, at id: _TabPlace) {
    let start = tabs.list.count
    content._collectTabs(into: &tabs, at: id)
    tabs.change(from: start, change)
  }
}

extension TabContent {
  private func described(_ change: @escaping (inout TabChild) -> Void)
    -> DescribedTabContent<Self>
  { DescribedTabContent(content: self, change: change) }

  /// A number on the tab; none for 0.
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    described { $0.badge = count == 0 ? nil : String(count) }
  }
  public func badge(_ label: Text?) -> some TabContent<TabValue> {
    described { $0.badge = label?.words }
  }
  public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    described { $0.badge = key?.text }
  }
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    let text = label.map { String($0) }
    return described { $0.badge = text }
  }

  /// Takes the tab out of the bar; it can still be selected by the app.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    described { $0.isHidden = hidden }
  }
  public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    described { $0.isEnabled = $0.isEnabled && !disabled }
  }
  public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> {
    described { $0.identifier = identifier }
  }

  /// - Modelled: accepted, documented. Nobody customizes the tabs.
  public func customizationID(_ id: String) -> some TabContent<TabValue> { described { _ in } }
  /// - Modelled: accepted, documented. Nobody customizes the tabs.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { described { _ in } }
  /// - Modelled: accepted, documented. There is one bar, and every tab is in it.
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    described { _ in }
  }
  /// - Modelled: accepted, documented. Every tab that is not hidden is in the bar.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { described { _ in } }
}

/// Whether a person may rearrange a tab; accepted.
public struct TabCustomizationBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  public static let disabled = TabCustomizationBehavior(name: "disabled")
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
}

/// A form of the tab bar; accepted.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  let name: String
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// Where a tab stands when the bar can be a sidebar; accepted.
public struct TabPlacement: Hashable, Sendable {
  let name: String
  public static let automatic = TabPlacement(name: "automatic")
  public static let pinned = TabPlacement(name: "pinned")
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// What a tab bar does while content scrolls; accepted.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  public static let never = TabBarMinimizeBehavior(name: "never")
}

extension View {
  /// - Modelled: accepted, documented. The tab bar stays as it is.
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    styled("tabBarMinimizeBehavior")
  }
}
