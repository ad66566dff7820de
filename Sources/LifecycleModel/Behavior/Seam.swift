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

  init<Value: SeamValue>(
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
  public static let all: [Seam] = groups.flatMap { $0 }.sorted { $0.id < $1.id }

  private static let groups: [[Seam]] = [
    AppearanceBehavior.seams,
    CompositionBehavior.seams,
    ControlBehavior.seams,
    ControllerBehavior.seams,
    DestinationBehavior.seams,
    FocusBehavior.seams,
    ListBehavior.seams,
    NavigationBehavior.seams,
    PresentationBehavior.seams,
    SceneBehavior.seams,
    SplitBehavior.seams,
    StateBehavior.seams,
    TabBehavior.seams,
    TableBehavior.seams,
    TaskBehavior.seams,
    TextBehavior.seams,
  ]
}
