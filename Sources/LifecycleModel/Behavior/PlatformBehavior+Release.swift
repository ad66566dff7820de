/// What an app may ask about the release that it runs on.
///
/// This is the app's own question, which `#available` and `UIDevice` ask. The runtime never asks
/// it: what differs between releases are settings.
extension PlatformBehavior {
  /// Whether the release is this one or newer.
  package func isRelease(atLeast major: Int, _ minor: Int, _ patch: Int) -> Bool {
    point.map { $0.os >= PlatformVersion(major, minor, patch) } ?? true
  }

  /// The release as an app is told it: `13.0`, `18.5`.
  package var systemVersion: String {
    // Without a catalogue nobody has said which release is the newest.
    (point?.os ?? PlatformVersion(26, 0)).description
  }

  /// The same quirks' behavior, at the platform point of another behavior.
  package func at(pointOf other: PlatformBehavior) -> PlatformBehavior {
    var behavior = self
    behavior.point = other.point
    return behavior
  }
}
