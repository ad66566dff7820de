// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator
import VirtualTime

/// Answers what `#available` asks: whether the running profile's release is new enough.
///
/// `holdfast import` writes `if PlatformAvailability.isAvailable(iOS: 15)` where an app says
/// `if #available(iOS 15, *)`. Outside a simulation every release is available.
public enum PlatformAvailability {
  /// Whether the release is this version of iOS or a newer one.
  public static func isAvailable(iOS major: Int, _ minor: Int = 0, _ patch: Int = 0) -> Bool {
    // Only the thread of a simulation can be within one; another knows no profile.
    guard VirtualClock.current != nil else { return true }
    return MainActor.assumeIsolated {
      CurrentSimulation.simulator?.releaseForApp.isRelease(atLeast: major, minor, patch) ?? true
    }
  }

  /// Whether a question that names no version of iOS holds: on iOS, `*` always does.
  public static func isAvailable() -> Bool { true }
}
