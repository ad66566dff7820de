/// A structure seam as data: its name, its values, and how a value is set on a behavior.
public struct Seam: Sendable {
  /// The group and the name, as in a quirk file: `navigation.poppedDestination`.
  public let id: String
  /// The values, the reference first.
  public let values: [String]
  private let set: @Sendable (inout PlatformBehavior, String, QuirkIndex) -> Bool

  /// Sets the seam; returns false when the value is none of `values`.
  public func apply(_ value: String, quirk: QuirkIndex, to behavior: inout PlatformBehavior)
    -> Bool
  {
    set(&behavior, value, quirk)
  }

  private init<Value: SeamValue>(
    _ id: String, _ path: any WritableKeyPath<PlatformBehavior, Setting<Value>> & Sendable
  ) {
    self.id = id
    self.values = Value.allCases.map(\.rawValue)
    self.set = { behavior, text, quirk in
      guard let value = Value(rawValue: text) else { return false }
      behavior[keyPath: path] = Setting(value, quirk: quirk)
      return true
    }
  }

  /// Every structure seam, ordered by id.
  public static let all: [Seam] = [
    Seam("lists.constantRange", \.lists.constantRange),
    Seam("lists.editButtonFirstTap", \.lists.editButtonFirstTap),
    Seam("lists.elementBinding", \.lists.elementBinding),
    Seam("lists.lazyRowState", \.lists.lazyRowState),
    Seam("lists.listRowState", \.lists.listRowState),
    Seam("lists.removedRow", \.lists.removedRow),
    Seam("navigation.cancelledPop", \.navigation.cancelledPop),
    Seam("navigation.endEditingOnBack", \.navigation.endEditingOnBack),
    Seam("navigation.endEditingOnSwipe", \.navigation.endEditingOnSwipe),
    Seam("navigation.poppedDestination", \.navigation.poppedDestination),
    Seam("presentation.contentCapture", \.presentation.contentCapture),
    Seam("presentation.dismissalOrder", \.presentation.dismissalOrder),
    Seam("presentation.dismissedContent", \.presentation.dismissedContent),
    Seam("presentation.hostRemoval", \.presentation.hostRemoval),
    Seam("presentation.severalModifiers", \.presentation.severalModifiers),
    Seam("scenes.frontmostKill", \.scenes.frontmostKill),
    Seam("scenes.lockPhases", \.scenes.lockPhases),
    Seam("state.objectWillChange", \.state.objectWillChange),
    Seam("state.receiveSubscription", \.state.receiveSubscription),
    Seam("state.replacedInAppear", \.state.replacedInAppear),
    Seam("tables.editedCell", \.tables.editedCell),
    Seam("tables.preparedCells", \.tables.preparedCells),
    Seam("tables.redisplay", \.tables.redisplay),
    Seam("tables.reloadWhileEditing", \.tables.reloadWhileEditing),
    Seam("text.commitTrigger", \.text.commitTrigger),
    Seam("text.focusInAppear", \.text.focusInAppear),
    Seam("text.rewrittenValue", \.text.rewrittenValue),
    Seam("text.writeAfterRemoval", \.text.writeAfterRemoval),
  ]
}
