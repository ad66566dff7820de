/// How one platform point behaves: the typed answer to every question that the runtime asks.
///
/// A behavior is resolved once a run from a profile's quirks. The runtime reads a setting at the
/// one place where platforms differ; it never asks for a quirk by name or a version by number.
public struct PlatformBehavior: Sendable {
  /// The name of the profile, for traces: `ios-13.0`.
  public var name: String
  /// The ids of the quirks that hold, in the order that `QuirkIndex` counts.
  public var quirks: [String]
  public var delivery: DeliveryTable
  /// The platform point that an app can ask about; nil counts as newer than any release.
  package var point: ProfilePoint?
  public var navigation = NavigationBehavior()
  public var presentation = PresentationBehavior()
  public var text = TextBehavior()
  public var lists = ListBehavior()
  public var tables = TableBehavior()
  public var state = StateBehavior()
  public var scenes = SceneBehavior()

  public init(
    name: String = "reference", quirks: [String] = [], delivery: DeliveryTable = DeliveryTable()
  ) {
    self.name = name
    self.quirks = quirks
    self.delivery = delivery
  }

  /// The documented, current platform behavior.
  public static let reference = PlatformBehavior()
}

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

/// The seams of text input.
public struct TextBehavior: Sendable, Hashable {
  /// Whether a field that is removed while it has focus writes its binding once more.
  public enum WriteAfterRemoval: String, SeamValue {
    case never, once
  }
  /// Whether a value that the binding's setter changed is shown in the field being typed in.
  public enum RewrittenValue: String, SeamValue {
    case shown, notShown
  }
  /// Which ways of ending an edit call `onCommit`.
  public enum CommitTrigger: String, SeamValue {
    case returnKeyOnly, anyResign
  }
  /// Whether focus that is set while a view appears is granted.
  public enum FocusInAppear: String, SeamValue {
    case granted, ignored
  }
  public var writeAfterRemoval = Setting(WriteAfterRemoval.reference)
  public var rewrittenValue = Setting(RewrittenValue.reference)
  public var commitTrigger = Setting(CommitTrigger.reference)
  public var focusInAppear = Setting(FocusInAppear.reference)
}

/// The seams of lists, lazy stacks and `ForEach`.
public struct ListBehavior: Sendable, Hashable {
  /// When `ForEach` over a range reads its range.
  public enum ConstantRange: String, SeamValue {
    case readOnce, readEachUpdate
  }
  /// Whether a row that was removed is evaluated again.
  public enum RemovedRow: String, SeamValue {
    case notEvaluated, evaluatedAfterAnimation
  }
  /// What becomes of a row's state while it is off screen.
  public enum RowState: String, SeamValue {
    case kept, lostOffScreen
  }
  /// How an element binding of `ForEach($items)` finds its element.
  public enum ElementBinding: String, SeamValue {
    case byPosition, byIdentity
  }
  /// Whether the first tap on an edit button works.
  public enum EditButtonFirstTap: String, SeamValue {
    case works, ignored
  }
  public var constantRange = Setting(ConstantRange.reference)
  public var removedRow = Setting(RemovedRow.reference)
  /// For `List`.
  public var listRowState = Setting(RowState.reference)
  /// For lazy stacks.
  public var lazyRowState = Setting(RowState.reference)
  public var elementBinding = Setting(ElementBinding.reference)
  public var editButtonFirstTap = Setting(EditButtonFirstTap.reference)
}

/// The seams of table views.
public struct TableBehavior: Sendable, Hashable {
  /// Which cells exist beside the visible ones.
  public enum PreparedCells: String, SeamValue {
    case none, nextRow
  }
  /// What happens to the cell whose field is first responder when it scrolls off screen.
  public enum EditedCell: String, SeamValue {
    case kept, recycled
  }
  /// Whether a cell that comes back within the prepared range is asked for again.
  public enum Redisplay: String, SeamValue {
    case asksDataSource, reusesPreparedCell
  }
  /// What reloading does to the field being edited.
  public enum ReloadWhileEditing: String, SeamValue {
    case endsEditing, keepsEditing
  }
  public var preparedCells = Setting(PreparedCells.reference)
  public var editedCell = Setting(EditedCell.reference)
  public var redisplay = Setting(Redisplay.reference)
  public var reloadWhileEditing = Setting(ReloadWhileEditing.reference)
}

/// The seams of state and observation.
public struct StateBehavior: Sendable, Hashable {
  /// What a view that is replaced by a state change within its own `onAppear` is told.
  public enum ReplacedInAppear: String, SeamValue {
    case told, eventsLost
  }
  /// Whether `objectWillChange.send()` evaluates the observing views again.
  public enum ObjectWillChange: String, SeamValue {
    case invalidates, ignoredWhenSentByHand
  }
  /// When `onReceive` subscribes to its publisher.
  public enum ReceiveSubscription: String, SeamValue {
    case onceANode, eachEvaluation
  }
  public var replacedInAppear = Setting(ReplacedInAppear.reference)
  public var objectWillChange = Setting(ObjectWillChange.reference)
  public var receiveSubscription = Setting(ReceiveSubscription.reference)
}

/// The seams of scenes and the process.
public struct SceneBehavior: Sendable, Hashable {
  /// The phases that a view sees when the device is locked.
  public enum LockPhases: String, SeamValue {
    case inactiveThenBackground, backgroundOnly
  }
  /// What an app that is frontmost hears when it is killed in the app switcher.
  public enum FrontmostKill: String, SeamValue {
    case backgroundThenTerminate, backgroundOnly, terminateOnly, silent
  }
  public var lockPhases = Setting(LockPhases.reference)
  public var frontmostKill = Setting(FrontmostKill.reference)
}
