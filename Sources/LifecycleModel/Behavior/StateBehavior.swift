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
  /// When an object's change that is announced while a view is evaluated has an effect.
  public enum PublishDuringUpdate: String, SeamValue {
    case deferred, immediate
  }
  /// How often a view subscribes to an object whose publisher is the app's own.
  public enum ObjectSubscription: String, SeamValue {
    case onceAnObject, eachEvaluation
  }
  public var replacedInAppear = Setting(ReplacedInAppear.reference)
  public var objectWillChange = Setting(ObjectWillChange.reference)
  public var receiveSubscription = Setting(ReceiveSubscription.reference)
  public var publishDuringUpdate = Setting(PublishDuringUpdate.reference)
  public var objectSubscription = Setting(ObjectSubscription.reference)
}

extension StateBehavior {
  static let seams: [Seam] = [
    Seam("state.objectSubscription", \.state.objectSubscription),
    Seam("state.objectWillChange", \.state.objectWillChange),
    Seam("state.publishDuringUpdate", \.state.publishDuringUpdate),
    Seam("state.receiveSubscription", \.state.receiveSubscription),
    Seam("state.replacedInAppear", \.state.replacedInAppear),
  ]
}
