/// The seams of view controllers, their transitions and callbacks, and of UIKit's own controls.
public struct ControllerBehavior: Sendable, Hashable {
  /// How a controller is presented whose style is automatic.
  public enum AutomaticStyle: String, SeamValue {
    case card, fullScreen
  }
  /// Whether a field that stopped editing during a swipe back gets the keyboard back when the
  /// swipe is cancelled.
  public enum CancelledSwipe: String, SeamValue {
    case leavesFirstResponder, restoresFirstResponder
  }
  /// Whether a date picker that counts down tells of the first change by a person.
  public enum CountdownChange: String, SeamValue {
    case reported, silent
  }
  /// Which method of its delegate a field that ends editing calls: the one with a reason, if it is
  /// there, or always the one without.
  public enum EndEditingReason: String, SeamValue {
    case given, notGiven
  }
  public var automaticStyle = Setting(AutomaticStyle.reference)
  public var cancelledSwipe = Setting(CancelledSwipe.reference)
  public var countdownFirstChange = Setting(CountdownChange.reference)
  public var endEditingReason = Setting(EndEditingReason.reference)
}

extension ControllerBehavior {
  static let seams: [Seam] = [
    Seam("controllers.automaticStyle", \.controllers.automaticStyle),
    Seam("controllers.cancelledSwipe", \.controllers.cancelledSwipe),
    Seam("controllers.countdownFirstChange", \.controllers.countdownFirstChange),
    Seam("controllers.endEditingReason", \.controllers.endEditingReason),
  ]
}
