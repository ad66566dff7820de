/// A half-open range of versions whose ends may be open or unknown.
///
/// *Open* means that the evidence says so: since the first release, or still so. *Unknown* means
/// that the evidence names no such end. An unknown end is never guessed: the range then holds only
/// for the release that its other end names.
package struct VersionRange: Hashable, Sendable {
  package enum Start: Hashable, Sendable {
    case open, unknown
    case from(PlatformVersion)
  }
  package enum End: Hashable, Sendable {
    case open, unknown
    /// The first version that is good again.
    case before(PlatformVersion)
    /// The last release, with its patches, that is known to be concerned.
    case through(PlatformVersion)
  }

  package var start: Start
  package var end: End

  package init(_ start: Start, _ end: End) {
    self.start = start
    self.end = end
  }

  package func contains(_ version: PlatformVersion) -> Bool {
    switch (start, end) {
    case (.unknown, .through(let last)): version.belongs(to: last)
    case (.from(let first), .unknown): version.belongs(to: first)
    case (.unknown, _), (_, .unknown): false
    case (.open, let end): isInside(end, version)
    case (.from(let first), let end): first <= version && isInside(end, version)
    }
  }

  private func isInside(_ end: End, _ version: PlatformVersion) -> Bool {
    switch end {
    case .open, .unknown: true
    case .before(let limit): version < limit
    case .through(let last): version <= last || version.belongs(to: last)
    }
  }

  /// Whether no version can lie inside, whatever the releases are.
  package var isEmpty: Bool {
    switch (start, end) {
    case (.from(let first), .before(let limit)): first >= limit
    case (.from(let first), .through(let last)): first > last && !first.belongs(to: last)
    default: false
    }
  }

  /// The versions that the range names.
  package var versions: [PlatformVersion] {
    var versions: [PlatformVersion] = []
    if case .from(let version) = start { versions.append(version) }
    switch end {
    case .before(let version), .through(let version): versions.append(version)
    case .open, .unknown: break
    }
    return versions
  }
}

extension VersionRange: CustomStringConvertible {
  /// The range in words: `from 13.0 before 13.1`, or the one release that it names.
  package var description: String {
    if case .from(let first) = start, end == .through(first) { return first.description }
    let first =
      switch start {
      case .open: ""
      case .unknown: "from an unknown version "
      case .from(let version): "from \(version) "
      }
    let last =
      switch end {
      case .open: "on"
      case .unknown: "to an unknown version"
      case .before(let version): "before \(version)"
      case .through(let version): "through \(version)"
      }
    return start == .open && end == .open ? "every version" : first + last
  }
}
