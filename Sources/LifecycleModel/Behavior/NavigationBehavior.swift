/// The seams of navigation stacks.
public struct NavigationBehavior: Sendable, Hashable {
  /// What becomes of a destination after it was popped.
  public enum PoppedDestination: String, SeamValue {
    case released, keptUntilReplaced
  }
  /// What a swipe back that is cancelled tells SwiftUI views.
  public enum CancelledPop: String, SeamValue {
    case silent, parentReappears
  }
  /// When the field being edited ends editing as its screen is left.
  public enum EndEditing: String, SeamValue {
    case afterWillDisappear, beforeWillDisappear, never
  }
  public var poppedDestination = Setting(PoppedDestination.reference)
  public var cancelledPop = Setting(CancelledPop.reference)
  /// For the back button.
  public var endEditingOnBack = Setting(EndEditing.reference)
  /// For the swipe from the edge.
  public var endEditingOnSwipe = Setting(EndEditing.reference)
}

extension NavigationBehavior {
  static let seams: [Seam] = [
    Seam("navigation.cancelledPop", \.navigation.cancelledPop),
    Seam("navigation.endEditingOnBack", \.navigation.endEditingOnBack),
    Seam("navigation.endEditingOnSwipe", \.navigation.endEditingOnSwipe),
    Seam("navigation.poppedDestination", \.navigation.poppedDestination),
  ]
}
