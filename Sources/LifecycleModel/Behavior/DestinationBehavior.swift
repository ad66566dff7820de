/// The seams of destinations: when they are made, bound, and made again.
public struct DestinationBehavior: Sendable, Hashable {
  /// When the view of `navigationDestination(isPresented:)` is made.
  public enum PresentedView: String, SeamValue {
    case whenPushed, withParent
  }
  /// When the screens of values are made again although nothing that they read has changed.
  public enum Remaking: String, SeamValue {
    case never, aroundPresentations
  }
  /// What resetting the flag of a presented screen does that has others above it.
  public enum CoveredReset: String, SeamValue {
    case pops, ignored
  }
  /// What resetting the flag of a presented screen without a back button does.
  public enum BareReset: String, SeamValue {
    case pops, emptiesForGood
  }
  /// What emptying the path does to screens that were pushed during a search.
  public enum SearchedPush: String, SeamValue {
    case popped, staysOnEmptyPath
  }
  /// What shortening the path during a transition comes to.
  public enum PopInTransition: String, SeamValue {
    case showsContent, showsNothing
  }
  /// Where the screen of a value goes when a view has pushed one that stands for no value.
  public enum ValueAboveView: String, SeamValue {
    case onTop, belowViews
  }
  /// The order in which the screens of a stack are let go of when the stack is removed.
  public enum StackRemoval: String, SeamValue {
    case rootFirst, activeLinkMadeAgain
  }
  /// Whether a link works again after its screen was popped.
  public enum ReopenedLink: String, SeamValue {
    case pushes, ignored
  }
  /// What going back to a link comes to that stands in a hosting controller of its own.
  public enum HostedLinkPop: String, SeamValue {
    case works, traps
  }
  /// What a navigation controller's delegate hears of a swipe back that is cancelled.
  public enum CancelledSwipe: String, SeamValue {
    case nothing, belowWasShown
  }
  /// Whose the appearance actions on a choice of views are.
  public enum ChoiceAppearance: String, SeamValue {
    case ofTheChoice, ofEachView
  }
  public var presentedView = Setting(PresentedView.reference)
  public var remaking = Setting(Remaking.reference)
  public var coveredReset = Setting(CoveredReset.reference)
  public var bareReset = Setting(BareReset.reference)
  public var searchedPush = Setting(SearchedPush.reference)
  public var popInTransition = Setting(PopInTransition.reference)
  public var valueAboveView = Setting(ValueAboveView.reference)
  public var stackRemoval = Setting(StackRemoval.reference)
  public var reopenedLink = Setting(ReopenedLink.reference)
  public var hostedLinkPop = Setting(HostedLinkPop.reference)
  public var cancelledSwipe = Setting(CancelledSwipe.reference)
  public var choiceAppearance = Setting(ChoiceAppearance.reference)
}

extension DestinationBehavior {
  static let seams: [Seam] = [
    Seam("destinations.bareReset", \.destinations.bareReset),
    Seam("destinations.cancelledSwipe", \.destinations.cancelledSwipe),
    Seam("destinations.choiceAppearance", \.destinations.choiceAppearance),
    Seam("destinations.coveredReset", \.destinations.coveredReset),
    Seam("destinations.hostedLinkPop", \.destinations.hostedLinkPop),
    Seam("destinations.popInTransition", \.destinations.popInTransition),
    Seam("destinations.presentedView", \.destinations.presentedView),
    Seam("destinations.remaking", \.destinations.remaking),
    Seam("destinations.reopenedLink", \.destinations.reopenedLink),
    Seam("destinations.searchedPush", \.destinations.searchedPush),
    Seam("destinations.stackRemoval", \.destinations.stackRemoval),
    Seam("destinations.valueAboveView", \.destinations.valueAboveView),
  ]
}
