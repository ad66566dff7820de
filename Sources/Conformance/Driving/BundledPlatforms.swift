import LifecycleModel
import LifecycleProfiles
import ProfileData

/// Profiles and devices by name, for tests that drive an app themselves.
enum BundledPlatforms {
  /// A platform point that can be run.
  struct Point {
    var behavior: PlatformBehavior
    var device: Device
  }

  /// Read once a process: the bundled files do not change while it runs.
  private static let catalogue = Result {
    try Catalogue.load(bundled: ProfileData.bundledFolder())
  }

  static func resolve(profile: String, device: String?) throws -> Point {
    let catalogue = try catalogue.get()
    let found = try catalogue.profile(named: profile)
    let device = try device.map { try catalogue.device(named: $0) } ?? .standard
    return Point(
      behavior: catalogue.behavior(for: found, device: device.id), device: device)
  }
}
