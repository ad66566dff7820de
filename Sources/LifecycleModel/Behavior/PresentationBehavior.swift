/// The seams of sheets, covers and modal view controllers.
public struct PresentationBehavior: Sendable, Hashable {
  /// Which values a sheet's content shows when it is first presented.
  public enum ContentCapture: String, SeamValue {
    case current, lastRendered
  }
  /// The order of a sheet's last two events.
  public enum DismissalOrder: String, SeamValue {
    case onDismissFirst, disappearFirst
  }
  /// What becomes of a sheet's content and its state after the sheet has gone.
  public enum DismissedContent: String, SeamValue {
    case released, keptUntilNextPresentation, keptForever
  }
  /// What happens to a sheet when the view that carries its modifier goes away.
  public enum HostRemoval: String, SeamValue {
    case dismissedWithCallback, dismissedSilently
  }
  /// Whether several presentation modifiers on one view all work.
  public enum SeveralModifiers: String, SeamValue {
    case independent, lastWins
  }
  public var contentCapture = Setting(ContentCapture.reference)
  public var dismissalOrder = Setting(DismissalOrder.reference)
  public var dismissedContent = Setting(DismissedContent.reference)
  public var hostRemoval = Setting(HostRemoval.reference)
  public var severalModifiers = Setting(SeveralModifiers.reference)
}

extension PresentationBehavior {
  static let seams: [Seam] = [
    Seam("presentation.contentCapture", \.presentation.contentCapture),
    Seam("presentation.dismissalOrder", \.presentation.dismissalOrder),
    Seam("presentation.dismissedContent", \.presentation.dismissedContent),
    Seam("presentation.hostRemoval", \.presentation.hostRemoval),
    Seam("presentation.severalModifiers", \.presentation.severalModifiers),
  ]
}
