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
  public var appearance = AppearanceBehavior()
  public var navigation = NavigationBehavior()
  public var presentation = PresentationBehavior()
  public var text = TextBehavior()
  public var lists = ListBehavior()
  public var tables = TableBehavior()
  public var state = StateBehavior()
  public var scenes = SceneBehavior()
  public var tabs = TabBehavior()
  public var focus = FocusBehavior()
  public var tasks = TaskBehavior()
  public var controllers = ControllerBehavior()
  public var composition = CompositionBehavior()
  public var controls = ControlBehavior()
  public var split = SplitBehavior()
  public var destinations = DestinationBehavior()

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
