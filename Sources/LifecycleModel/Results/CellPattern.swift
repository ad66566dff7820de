/// Which cells of a matrix are meant: for each part of the key all names, or some.
package struct CellPattern: Hashable, Sendable {
  /// The names that one part of a key may have.
  package enum Names: Hashable, Sendable {
    case any
    case only(Set<String>)

    package func contains(_ name: String) -> Bool {
      switch self {
      case .any: true
      case .only(let names): names.contains(name)
      }
    }

    /// Whether each name that is meant here is also meant by the other.
    package func isWithin(_ other: Names) -> Bool {
      switch (self, other) {
      case (_, .any): true
      case (.any, .only): false
      case (.only(let mine), .only(let theirs)): mine.isSubset(of: theirs)
      }
    }
  }

  package var cases: Names
  package var variants: Names
  package var scenarios: Names
  package var profiles: Names
  package var devices: Names

  package init(
    cases: Names = .any, variants: Names = .any, scenarios: Names = .any, profiles: Names = .any,
    devices: Names = .any
  ) {
    self.cases = cases
    self.variants = variants
    self.scenarios = scenarios
    self.profiles = profiles
    self.devices = devices
  }

  /// Every cell.
  package static let all = CellPattern()

  package func contains(_ key: CellKey) -> Bool {
    cases.contains(key.caseID) && variants.contains(key.variant)
      && scenarios.contains(key.scenario) && profiles.contains(key.profile)
      && devices.contains(key.device)
  }

  /// Whether each cell that is meant here is also meant by the other pattern.
  package func isWithin(_ other: CellPattern) -> Bool {
    cases.isWithin(other.cases) && variants.isWithin(other.variants)
      && scenarios.isWithin(other.scenarios) && profiles.isWithin(other.profiles)
      && devices.isWithin(other.devices)
  }
}
