/// A platform and its releases in order.
package struct Platform: Hashable, Sendable, Identifiable {
  /// A release, and the SDK that an app for it is linked with unless a profile says otherwise.
  package struct Release: Hashable, Sendable {
    package var version: PlatformVersion
    package var sdk: PlatformVersion

    package init(version: PlatformVersion, sdk: PlatformVersion) {
      self.version = version
      self.sdk = sdk
    }
  }

  package var id: String
  /// The name for people: `iOS`.
  package var name: String
  /// Whether its releases are profiles. A platform that is not simulated is there for quirks to
  /// say where they were seen.
  package var isSimulated: Bool
  /// Ascending, at least one.
  package var releases: [Release]

  package init(id: String, name: String, isSimulated: Bool = true, releases: [Release]) {
    self.id = id
    self.name = name
    self.isSimulated = isSimulated
    self.releases = releases
  }

  package func release(_ version: PlatformVersion) -> Release? {
    releases.first { $0.version == version }
  }

  /// The SDKs that any release names, ascending.
  package var sdks: [PlatformVersion] { Set(releases.map(\.sdk)).sorted() }

  /// The deployment target of an app that says nothing: the oldest release.
  package var defaultDeploymentTarget: PlatformVersion? { releases.first?.version }

  /// The point of a release with its default SDK and the default deployment target.
  package func point(at release: Release) -> ProfilePoint {
    ProfilePoint(
      platform: id, os: release.version, sdk: release.sdk,
      deploymentTarget: defaultDeploymentTarget ?? release.version)
  }
}
