/// A platform point: an OS version, the SDK that the app is linked with, its deployment target.
package struct ProfilePoint: Hashable, Sendable, Comparable {
  package var platform: String
  package var os: PlatformVersion
  package var sdk: PlatformVersion
  package var deploymentTarget: PlatformVersion

  package init(
    platform: String, os: PlatformVersion, sdk: PlatformVersion, deploymentTarget: PlatformVersion
  ) {
    self.platform = platform
    self.os = os
    self.sdk = sdk
    self.deploymentTarget = deploymentTarget
  }

  /// The name: `ios-18.5`, then `@sdk-18.4` and `@target-15.0` where they are not the default.
  package func name(in platform: Platform) -> String {
    var name = "\(self.platform)-\(os)"
    if platform.release(os)?.sdk != sdk { name += "@sdk-\(sdk)" }
    if platform.defaultDeploymentTarget != deploymentTarget {
      name += "@target-\(deploymentTarget)"
    }
    return name
  }

  package static func < (left: Self, right: Self) -> Bool {
    if left.platform != right.platform { return left.platform < right.platform }
    if left.os != right.os { return left.os < right.os }
    if left.sdk != right.sdk { return left.sdk < right.sdk }
    return left.deploymentTarget < right.deploymentTarget
  }
}

/// A named set of quirks, derived from a platform point or stated outright.
package struct Profile: Hashable, Sendable, Identifiable {
  /// `ios-13.0`, `reference`, `only:disappear-skipped-on-pop`, `unversioned`, `worst-case`.
  package var name: String
  /// The point from which the profile was derived, if it was.
  package var point: ProfilePoint?
  /// The ids of the quirks that hold on some device, ascending.
  package var quirks: [String]

  package init(name: String, point: ProfilePoint? = nil, quirks: [String] = []) {
    self.name = name
    self.point = point
    self.quirks = quirks
  }

  package var id: String { name }
}
