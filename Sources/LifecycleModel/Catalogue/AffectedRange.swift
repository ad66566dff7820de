/// One of the sets of platform points at which a quirk holds.
package struct AffectedRange: Hashable, Sendable {
  /// What is said about one axis of the point.
  package enum Axis: Hashable, Sendable {
    /// The axis does not matter.
    case any
    /// The axis matters, but the evidence names no version.
    case unknown
    case range(VersionRange)

    package func contains(_ version: PlatformVersion) -> Bool {
      switch self {
      case .any: true
      case .unknown: false
      case .range(let range): range.contains(version)
      }
    }
  }

  /// The platform's id; `nil` when the evidence names none that is known here.
  package var platform: String?
  package var os: Axis
  package var sdk: Axis
  package var deploymentTarget: Axis
  /// The ids of the devices; empty means all.
  package var devices: [String]

  package init(
    platform: String?, os: Axis = .any, sdk: Axis = .any, deploymentTarget: Axis = .any,
    devices: [String] = []
  ) {
    self.platform = platform
    self.os = os
    self.sdk = sdk
    self.deploymentTarget = deploymentTarget
    self.devices = devices
  }

  /// Whether the evidence leaves so much open that no point can be derived.
  package var isUnknown: Bool {
    platform == nil || os == .unknown || sdk == .unknown || deploymentTarget == .unknown
  }

  /// Whether the point lies inside, on some device.
  package func contains(_ point: ProfilePoint) -> Bool {
    platform == point.platform && os.contains(point.os) && sdk.contains(point.sdk)
      && deploymentTarget.contains(point.deploymentTarget)
  }

  package func concerns(device: String) -> Bool { devices.isEmpty || devices.contains(device) }
}

extension AffectedRange: CustomStringConvertible {
  /// The range in words: `ios from 15.0 on, linked SDK from 15.0 on`.
  package var description: String {
    var parts: [String] = []
    let platform = self.platform ?? "unknown platform"
    switch os {
    case .any where sdk == .any && deploymentTarget == .any:
      parts.append("\(platform) every version")
    case .any: parts.append(platform)
    case .unknown: parts.append("\(platform) unknown version")
    case .range(let range): parts.append("\(platform) \(range)")
    }
    for (name, axis) in [("linked SDK", sdk), ("deployment target", deploymentTarget)] {
      switch axis {
      case .any: break
      case .unknown: parts.append("\(name) unknown")
      case .range(let range): parts.append("\(name) \(range)")
      }
    }
    if !devices.isEmpty { parts.append("on \(devices.joined(separator: ", "))") }
    return parts.joined(separator: ", ")
  }
}
