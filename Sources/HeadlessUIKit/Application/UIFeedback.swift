// Modelled: accepted, documented
public import Foundation

/// Makes a device tap; nothing is felt.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  open func prepare() {}
}

/// Makes a device tap for a collision; nothing is felt.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard it taps; accepted.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public convenience init(style: FeedbackStyle) { self.init() }
  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
}

/// Makes a device tap for a success or failure; nothing is felt.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What happened; accepted.
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Makes a device tap for a change of a selection; nothing is felt.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}
