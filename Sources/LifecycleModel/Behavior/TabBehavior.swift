/// The seams of tabs.
public struct TabBehavior: Sendable, Hashable {
  /// Which tabs are told that they appear when a tab view comes on the screen.
  public enum FirstAppearance: String, SeamValue {
    case selectedTab, everyTab
  }
  /// How often a tab that is selected is told that it appears.
  public enum SelectedAppearance: String, SeamValue {
    case once, disappearsBetween
  }
  /// How often views in a stack at the root of a tab's navigation view are told that they appear.
  public enum StackedRoot: String, SeamValue {
    case appearsOnce, appearsTwice
  }
  /// What the tabs that were visited are told when the tab view has gone.
  public enum RemovedTabs: String, SeamValue {
    case nothing, visitedTabsAppear
  }
  /// When the selection is written as a person goes back to a tab that was visited.
  public enum SelectionWrite: String, SeamValue {
    case beforeAppear, afterAppear
  }
  /// When SwiftUI content that a tab bar controller hosts is told that it appears.
  public enum HostedAppearance: String, SeamValue {
    case eachTime, firstTimeOnly
  }
  public var firstAppearance = Setting(FirstAppearance.reference)
  public var selectedAppearance = Setting(SelectedAppearance.reference)
  public var stackedRoot = Setting(StackedRoot.reference)
  public var removedTabs = Setting(RemovedTabs.reference)
  public var selectionWrite = Setting(SelectionWrite.reference)
  public var hostedAppearance = Setting(HostedAppearance.reference)
}

extension TabBehavior {
  static let seams: [Seam] = [
    Seam("tabs.firstAppearance", \.tabs.firstAppearance),
    Seam("tabs.hostedAppearance", \.tabs.hostedAppearance),
    Seam("tabs.removedTabs", \.tabs.removedTabs),
    Seam("tabs.selectedAppearance", \.tabs.selectedAppearance),
    Seam("tabs.selectionWrite", \.tabs.selectionWrite),
    Seam("tabs.stackedRoot", \.tabs.stackedRoot),
  ]
}
