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
  /// Whether `onChange` runs in a screen that is neither the first nor the last of its stack.
  public enum ChangeBetween: String, SeamValue {
    case told, silent
  }
  /// When `onChange` with `initial` runs without a change.
  public enum InitialChange: String, SeamValue {
    case onceANode, eachAppearance
  }
  /// Whether `onReceive` hears of the one value of a `Just`.
  public enum JustInReceive: String, SeamValue {
    case received, ignored
  }
  /// When `receive(on:)` hands over what it gets.
  public enum ReceiveOn: String, SeamValue {
    case whenScheduled, atOnce
  }
  /// Whether a field that leaves still reads what is inside an optional through its binding.
  public enum LeavingField: String, SeamValue {
    case notRead, readInTransition
  }
  /// What a UIKit view in SwiftUI that is described by a class does.
  public enum ClassRepresentable: String, SeamValue {
    case works, crashes
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
  public var changeBetween = Setting(ChangeBetween.reference)
  public var initialChange = Setting(InitialChange.reference)
  public var justInReceive = Setting(JustInReceive.reference)
  public var receiveOn = Setting(ReceiveOn.reference)
  public var leavingField = Setting(LeavingField.reference)
  public var classRepresentable = Setting(ClassRepresentable.reference)
  public var publishDuringUpdate = Setting(PublishDuringUpdate.reference)
  public var objectSubscription = Setting(ObjectSubscription.reference)
}

extension StateBehavior {
  static let seams: [Seam] = [
    Seam("state.changeBetween", \.state.changeBetween),
    Seam("state.classRepresentable", \.state.classRepresentable),
    Seam("state.initialChange", \.state.initialChange),
    Seam("state.justInReceive", \.state.justInReceive),
    Seam("state.leavingField", \.state.leavingField),
    Seam("state.objectSubscription", \.state.objectSubscription),
    Seam("state.objectWillChange", \.state.objectWillChange),
    Seam("state.publishDuringUpdate", \.state.publishDuringUpdate),
    Seam("state.receiveOn", \.state.receiveOn),
    Seam("state.receiveSubscription", \.state.receiveSubscription),
    Seam("state.replacedInAppear", \.state.replacedInAppear),
  ]
}
