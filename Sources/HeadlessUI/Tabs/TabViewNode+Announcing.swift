import LifecycleModel
import LifecycleSimulator

/// What platforms tell the views of tabs beyond what comes on the screen and leaves it.
extension TabViewNode {
  /// Some platforms build every tab at once, and tell each that it appears.
  func visitAllIfAnnounced() {
    guard simulator.behavior.tabs.firstAppearance.value == .everyTab else { return }
    for tab in tabs { tab.visit(self) }
  }

  /// What views are told beyond the appearance of the selected tab when the tab view comes up.
  func announceFirstAppearance(_ change: ScreenChange) {
    let tabs = simulator.behavior.tabs
    var change = change
    change.container = .tab
    if tabs.stackedRoot.value == .appearsTwice { announceStackedRoot(change) }
    guard tabs.firstAppearance.value == .everyTab else { return }
    for tab in self.tabs where tab !== selected {
      guard let screen = tab.screen, screen.hearsAppearance else { continue }
      _ = simulator.decide(tabs.firstAppearance)
      screen.announceAppearance(change)
    }
  }

  /// Views in a stack at the root of the selected tab's navigation view are told once more.
  private func announceStackedRoot(_ change: ScreenChange) {
    guard let host = selected?.screen?.root?.findHost(), host.node is any NavigationViewNode,
      let root = host.root
    else { return }
    let isStacked: (any AppearanceParticipant) -> Bool = {
      guard let node = $0 as? _AnyNode, $0.hearsAppearance else { return false }
      return node.isInside { ($0 as? any ContainingNode)?.isStack ?? false }
    }
    guard root.hasParticipant(where: isStacked) else { return }
    _ = simulator.decide(simulator.behavior.tabs.stackedRoot)
    root.announceAppearance(change, to: isStacked)
  }

  /// The tab that is selected disappears and appears again at once.
  func interrupt(_ screen: HostScreen?, _ enter: ScreenChange) {
    let setting = simulator.behavior.tabs.selectedAppearance
    guard setting.value == .disappearsBetween, let screen else { return }
    _ = simulator.decide(setting)
    screen.screenWillDisappear(enter)
    screen.screenDidDisappear(enter)
    screen.screenWillAppear(enter)
  }

  /// The tabs that were visited and are not selected are told that they appear.
  func announceRemoval() {
    let setting = simulator.behavior.tabs.removedTabs
    guard setting.value == .visitedTabsAppear else { return }
    let change = ScreenChange(
      cause: .removal, container: .tab, role: .visitedTab, isAnimated: false)
    for tab in tabs where tab !== selected {
      guard let screen = tab.screen, screen.hearsAppearance else { continue }
      _ = simulator.decide(setting)
      screen.announceAppearance(change)
    }
  }
}
