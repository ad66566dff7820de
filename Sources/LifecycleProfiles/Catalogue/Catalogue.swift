package import LifecycleModel

/// The quirks, platforms and devices that a run can choose from.
///
/// A catalogue is read once from the bundled folder and the user's folders. It derives profiles
/// from the quirks' ranges and resolves them to a `PlatformBehavior`. It never changes.
package struct Catalogue: Sendable {
  /// Ordered by id.
  package let quirks: [Quirk]
  /// Ordered by id.
  package let platforms: [Platform]
  /// Ordered by id.
  package let devices: [Device]
  /// Why entries of the collected evidence are expressed by no quirk, by the entry.
  package let unexpressed: [String: String]
  /// The place of each quirk in `quirks`, by its id.
  private let places: [String: Int]

  package init(
    quirks: [Quirk], platforms: [Platform], devices: [Device],
    unexpressed: [String: String] = [:]
  ) {
    self.unexpressed = unexpressed
    let quirks = quirks.sorted { $0.id < $1.id }
    self.quirks = quirks
    places = Dictionary(
      quirks.indices.map { (quirks[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
    self.platforms = platforms.sorted { $0.id < $1.id }
    self.devices = devices.sorted { $0.id < $1.id }
  }

  package func quirk(_ id: String) -> Quirk? { places[id].map { quirks[$0] } }
  /// The quirk with an id or, when there is none, those that rest on an entry of the collected
  /// evidence with that id.
  package func quirks(about name: String) -> [Quirk] {
    if let quirk = quirk(name) { return [quirk] }
    return quirks.filter { $0.evidence.contains { $0.entry == name } }
  }
  package func platform(_ id: String) -> Platform? { platforms.first { $0.id == id } }

  /// The quirks with these ids, ordered by id; unknown ids are left out.
  package func quirks(_ ids: some Sequence<String>) -> [Quirk] {
    places(of: ids).map { quirks[$0] }
  }

  /// The places in `quirks` of those with these ids, ascending; unknown ids are left out.
  func places(of ids: some Sequence<String>) -> [Int] {
    Set(ids.lazy.compactMap { places[$0] }).sorted()
  }

  /// The device with an id.
  package func device(named id: String) throws(InputFault) -> Device {
    guard let device = devices.first(where: { $0.id == id }) else {
      throw InputFault(.unknownName(.device, id, allowed: devices.map(\.id)))
    }
    return device
  }

  /// A digest of everything that can change a verdict; stands in the inputs of a result.
  package var digest: String {
    var hash = StableHash()
    for quirk in quirks { hash.combine(JSONValue(quirk).canonicalText(.compact)) }
    for platform in platforms { hash.combine(JSONValue(platform).canonicalText(.compact)) }
    for device in devices { hash.combine(JSONValue(device).canonicalText(.compact)) }
    return hash.hexadecimal
  }

  /// A digest of what a profile does: of the content of its quirks, not of its name.
  package func digest(of profile: Profile) -> String {
    var hash = StableHash()
    for quirk in quirks(profile.quirks) {
      hash.combine(JSONValue(quirk).canonicalText(.compact))
    }
    return hash.hexadecimal
  }
}
