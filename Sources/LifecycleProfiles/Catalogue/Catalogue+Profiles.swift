package import LifecycleModel

extension Catalogue {
  /// The profile with no quirk: the documented, current platform behavior.
  package var reference: Profile { Profile(name: "reference") }

  /// Every quirk whose evidence names no version.
  package var unversioned: Profile {
    Profile(name: "unversioned", quirks: compatible(quirks.filter(isUnversioned)))
  }

  /// Whether no release of a simulated platform is known to have the quirk, with any SDK.
  package func isUnversioned(_ quirk: Quirk) -> Bool {
    !simulatedPlatforms.contains { platform in
      let points = platform.releases.map(platform.point(at:))
      if points.contains(where: quirk.holds) { return true }
      return quirk.affects.contains { $0.sdk != .any || $0.deploymentTarget != .any }
        && points.contains { holds(quirk, near: $0, platform) }
    }
  }

  /// Whether the quirk holds on a release for an app with another SDK or deployment target.
  private func holds(_ quirk: Quirk, near point: ProfilePoint, _ platform: Platform) -> Bool {
    let targets = [point.deploymentTarget, point.os]
    return platform.sdks.contains { sdk in
      targets.contains { target in
        var point = point
        point.sdk = sdk
        point.deploymentTarget = target
        return quirk.holds(at: point)
      }
    }
  }

  /// The platforms whose releases are profiles.
  package var simulatedPlatforms: [Platform] { platforms.filter(\.isSimulated) }

  /// The largest set of quirks no two of which conflict; among equally large ones the first by id.
  package var worstCase: Profile { Profile(name: "worst-case", quirks: compatible(quirks)) }

  /// The profile of one quirk alone.
  package func only(_ quirk: Quirk) -> Profile {
    Profile(name: "only:\(quirk.id)", quirks: [quirk.id])
  }

  private func compatible(_ quirks: [Quirk]) -> [String] {
    ConflictGraph(quirks).largestIndependentSet.map { quirks[$0].id }
  }

  /// The profile of a platform point.
  package func profile(at point: ProfilePoint) -> Profile {
    let name =
      platform(point.platform).map(point.name(in:)) ?? "\(point.platform)-\(point.os)"
    return Profile(
      name: name, point: point,
      quirks: quirks.indices.lazy.filter { quirks[$0].holds(at: point) }.map { quirks[$0].id })
  }

  /// A profile for each release of each platform, in order.
  package var derivedProfiles: [Profile] {
    simulatedPlatforms.flatMap { platform in
      platform.releases.map { profile(at: platform.point(at: $0)) }
    }
  }

  /// Every profile that has a name of its own, in the order in which `profiles list` shows them.
  package var namedProfiles: [Profile] {
    [reference, unversioned, worstCase] + derivedProfiles + quirks.map(only)
  }

  /// The profile with a name; throws a fault that names the nearest valid one.
  package func profile(named name: String) throws(InputFault) -> Profile {
    switch name {
    case "reference": return reference
    case "unversioned": return unversioned
    case "worst-case": return worstCase
    default: break
    }
    if name.hasPrefix("only:") {
      let id = String(name.dropFirst(5))
      guard let quirk = quirk(id) else {
        throw InputFault(.unknownName(.quirk, id, allowed: quirks.map(\.id)))
      }
      return only(quirk)
    }
    if Group(rawValue: name) != nil { throw InputFault(.groupOfProfiles(name)) }
    if name.hasPrefix("pairwise-"),
      let profile = profiles(of: .pairwise).first(where: { $0.name == name })
    {
      return profile
    }
    let parts = name.split(separator: "@", omittingEmptySubsequences: false).map(String.init)
    guard let (platform, release) = try release(named: parts[0]) else {
      let nearest = Spelling.nearest(
        to: name, among: namedProfiles.map(\.name) + Group.allCases.map(\.rawValue))
      throw InputFault(.unknownProfile(name, nearest: nearest))
    }
    var point = platform.point(at: release)
    try read(suffixes: Array(parts.dropFirst()), of: name, platform, into: &point)
    return profile(at: point)
  }

  /// The release that `ios-13.0` names; `nil` when the text begins with no platform's name.
  private func release(named text: String) throws(InputFault) -> (Platform, Platform.Release)? {
    guard let dash = text.lastIndex(of: "-"), let platform = platform(String(text[..<dash])),
      platform.isSimulated
    else {
      return nil
    }
    return (platform, try release(text[text.index(after: dash)...], of: platform))
  }

  func release(_ text: some StringProtocol, of platform: Platform) throws(InputFault)
    -> Platform.Release
  {
    guard let version = PlatformVersion(text), let release = platform.release(version) else {
      let known = platform.releases.map(\.version.description)
      throw InputFault(.unknownVersion(String(text), platform: platform.name, known: known))
    }
    return release
  }

  private func read(
    suffixes: [String], of name: String, _ platform: Platform, into point: inout ProfilePoint
  ) throws(InputFault) {
    var seen: Set<String> = []
    for suffix in suffixes {
      let axis = suffix.prefix { $0 != "-" }
      let text = suffix.dropFirst(axis.count + 1)
      guard axis == "sdk" || axis == "target", seen.insert(String(axis)).inserted else {
        throw InputFault(.badProfileSuffix("@" + suffix, profile: name))
      }
      if axis == "sdk" {
        guard let version = PlatformVersion(text), platform.sdks.contains(version) else {
          throw InputFault(
            .unknownSDK(
              String(text), platform: platform.name, known: platform.sdks.map(\.description)))
        }
        point.sdk = version
      } else {
        point.deploymentTarget = try release(text, of: platform).version
      }
    }
    if point.deploymentTarget > point.os {
      throw InputFault(
        .targetAboveOS(
          target: point.deploymentTarget.description, os: "\(platform.name) \(point.os)"))
    }
  }
}
