/// The seams of navigation stacks, and of the links that push on them.
public struct NavigationBehavior: Sendable, Hashable {
  /// What becomes of a destination after it was popped.
  public enum PoppedDestination: String, SeamValue {
    case released, keptUntilReplaced
  }
  /// What a swipe back that is cancelled tells SwiftUI views.
  public enum CancelledPop: String, SeamValue {
    case silent, parentReappears
  }
  /// When the field being edited ends editing as its screen is swiped away.
  public enum EndEditing: String, SeamValue {
    case afterWillDisappear, beforeWillDisappear
  }
  /// What a push tells the screen two below the new one, where the path is a pair of closures.
  public enum ClosurePathPush: String, SeamValue {
    case silent, secondBelowReappears
  }
  /// Whether a pop tells the screen that it uncovers, where the path is a pair of closures.
  public enum ClosurePathPop: String, SeamValue {
    case uncoveredAppears, silentOnceCoveredTwice
  }
  /// What the covered root of a container hears as the container is removed.
  public enum RemovedRoot: String, SeamValue {
    case silent, appearsAgain
  }
  /// How often the screen of a stack that is removed hears that it comes and goes.
  public enum RemovedStackEvents: String, SeamValue {
    case once, again
  }
  /// How often a person's way back resets the flag of a link.
  public enum ActiveReset: String, SeamValue {
    case once, twice
  }
  /// Whether a person's way back resets the flag of a link in a `NavigationStack`.
  public enum StackActiveReset: String, SeamValue {
    case resets, leavesSet
  }
  /// When a person's way back resets the flag of a link.
  public enum ActiveResetTime: String, SeamValue {
    case beforeParentAppears, afterTransition
  }
  /// Whether the flag of a link on a pushed screen, a pair of closures, stays as it was set.
  public enum NestedActiveLink: String, SeamValue {
    case stays, resetsAfterPush
  }
  /// Whether a screen goes when the app resets the flag of its link.
  public enum Deactivation: String, SeamValue {
    case pops, ignoredBesideLinkInList, ignoredOverEmptyList
  }
  /// What the number of links on a screen does: whether two are as good as three.
  public enum TwoLinks: String, SeamValue {
    case independent, popAfterPush, popWhenUpdated
  }
  /// What becomes of the third screen when the link on the first one is made again.
  public enum NestedLinkUpdate: String, SeamValue {
    case keepsScreens, popsThirdScreen
  }
  /// What happens when the app selects another link while one's screen is shown.
  public enum SelectionSwitch: String, SeamValue {
    case replaces, failsWhileShown
  }
  /// Whether the pushed screen of a row's link follows the row.
  public enum RowDestination: String, SeamValue {
    case updated, frozen
  }
  public var poppedDestination = Setting(PoppedDestination.reference)
  public var cancelledPop = Setting(CancelledPop.reference)
  public var endEditingOnSwipe = Setting(EndEditing.reference)
  public var closurePathPush = Setting(ClosurePathPush.reference)
  public var closurePathPop = Setting(ClosurePathPop.reference)
  public var removedRoot = Setting(RemovedRoot.reference)
  public var removedStackEvents = Setting(RemovedStackEvents.reference)
  public var activeReset = Setting(ActiveReset.reference)
  public var stackActiveReset = Setting(StackActiveReset.reference)
  public var activeResetTime = Setting(ActiveResetTime.reference)
  public var nestedActiveLink = Setting(NestedActiveLink.reference)
  public var deactivation = Setting(Deactivation.reference)
  public var twoLinks = Setting(TwoLinks.reference)
  public var nestedLinkUpdate = Setting(NestedLinkUpdate.reference)
  public var selectionSwitch = Setting(SelectionSwitch.reference)
  public var rowDestination = Setting(RowDestination.reference)
}

extension NavigationBehavior {
  static let seams: [Seam] = [
    Seam("navigation.activeReset", \.navigation.activeReset),
    Seam("navigation.activeResetTime", \.navigation.activeResetTime),
    Seam("navigation.cancelledPop", \.navigation.cancelledPop),
    Seam("navigation.closurePathPop", \.navigation.closurePathPop),
    Seam("navigation.closurePathPush", \.navigation.closurePathPush),
    Seam("navigation.deactivation", \.navigation.deactivation),
    Seam("navigation.endEditingOnSwipe", \.navigation.endEditingOnSwipe),
    Seam("navigation.nestedActiveLink", \.navigation.nestedActiveLink),
    Seam("navigation.nestedLinkUpdate", \.navigation.nestedLinkUpdate),
    Seam("navigation.poppedDestination", \.navigation.poppedDestination),
    Seam("navigation.removedRoot", \.navigation.removedRoot),
    Seam("navigation.removedStackEvents", \.navigation.removedStackEvents),
    Seam("navigation.rowDestination", \.navigation.rowDestination),
    Seam("navigation.selectionSwitch", \.navigation.selectionSwitch),
    Seam("navigation.stackActiveReset", \.navigation.stackActiveReset),
    Seam("navigation.twoLinks", \.navigation.twoLinks),
  ]
}
