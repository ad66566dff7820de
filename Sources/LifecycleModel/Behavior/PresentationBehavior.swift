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
  /// What becomes of the environment of a stepper in a sheet that has gone.
  public enum StepperEnvironment: String, SeamValue {
    case released, keptForever
  }
  /// What becomes of a pushed screen with a field in a scroll view that closed itself.
  public enum SelfDismissedScreen: String, SeamValue {
    case released, keptForever
  }
  /// What happens to a sheet when the view that carries its modifier goes away.
  public enum HostRemoval: String, SeamValue {
    case dismissedWithCallback, dismissedSilently
  }
  /// Whether several presentation modifiers on one view all work.
  public enum SeveralModifiers: String, SeamValue {
    case independent, lastWins
  }
  /// What becomes of a presentation that is asked for while another is under way.
  public enum UntimelyPresentation: String, SeamValue {
    case presented, lost
  }
  /// What a change of the scene's phase does to the second of several sheets on one view.
  public enum PhaseChange: String, SeamValue {
    case leavesSheetOpen, reopensSecondSheet
  }
  /// What becomes of a sheet that is dismissed together with the pop of its presenter.
  public enum DismissalWithPop: String, SeamValue {
    case final, presentedAgain
  }
  /// What a person's drag closes beside the sheet.
  public enum DraggedSheet: String, SeamValue {
    case nothingElse, pushedPresenter
  }
  /// What a change from outside does to the content of a sheet.
  public enum LiveContent: String, SeamValue {
    case kept, madeAgain
  }
  public var contentCapture = Setting(ContentCapture.reference)
  public var dismissalOrder = Setting(DismissalOrder.reference)
  public var dismissedContent = Setting(DismissedContent.reference)
  public var stepperEnvironment = Setting(StepperEnvironment.reference)
  public var selfDismissedScreen = Setting(SelfDismissedScreen.reference)
  public var hostRemoval = Setting(HostRemoval.reference)
  public var severalModifiers = Setting(SeveralModifiers.reference)
  /// For a presentation from a screen that is just being presented itself.
  public var nestedPresentation = Setting(UntimelyPresentation.reference)
  /// For a cover while a sheet is just going away.
  public var coverAfterSheet = Setting(UntimelyPresentation.reference)
  public var phaseChange = Setting(PhaseChange.reference)
  public var dismissalWithPop = Setting(DismissalWithPop.reference)
  public var draggedSheet = Setting(DraggedSheet.reference)
  /// For a presenter that changes while its app comes back to the foreground: state is lost.
  public var contentOnReturn = Setting(LiveContent.reference)
  /// For a device that is turned: what the sheet owns is kept, what it is given is made again.
  public var contentOnRotation = Setting(LiveContent.reference)
}

extension PresentationBehavior {
  static let seams: [Seam] = [
    Seam("presentation.contentCapture", \.presentation.contentCapture),
    Seam("presentation.contentOnReturn", \.presentation.contentOnReturn),
    Seam("presentation.contentOnRotation", \.presentation.contentOnRotation),
    Seam("presentation.coverAfterSheet", \.presentation.coverAfterSheet),
    Seam("presentation.dismissalOrder", \.presentation.dismissalOrder),
    Seam("presentation.dismissalWithPop", \.presentation.dismissalWithPop),
    Seam("presentation.dismissedContent", \.presentation.dismissedContent),
    Seam("presentation.draggedSheet", \.presentation.draggedSheet),
    Seam("presentation.hostRemoval", \.presentation.hostRemoval),
    Seam("presentation.nestedPresentation", \.presentation.nestedPresentation),
    Seam("presentation.phaseChange", \.presentation.phaseChange),
    Seam("presentation.selfDismissedScreen", \.presentation.selfDismissedScreen),
    Seam("presentation.severalModifiers", \.presentation.severalModifiers),
    Seam("presentation.stepperEnvironment", \.presentation.stepperEnvironment),
  ]
}
