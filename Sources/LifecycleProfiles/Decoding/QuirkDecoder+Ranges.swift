import LifecycleModel

extension QuirkDecoder {
  static let rangeKeys = ["platform", "os", "sdk", "deploymentTarget", "devices"]

  func ranges(_ cursor: JSONCursor) -> [AffectedRange]? {
    nonEmpty(cursor, "the list of affected ranges")?.compactMap(range)
  }

  private func range(_ cursor: JSONCursor) -> AffectedRange? {
    guard
      let object = cursor.object("a range", keys: Self.rangeKeys, required: ["platform"])
    else { return nil }
    guard let value = object["platform"] else { return nil }
    var platform: Platform?
    if !value.isNull {
      let name = value.name(.platform, among: platforms.map(\.id))
      platform = platforms.first { $0.id == name }
      if platform == nil { return nil }
    }
    let versions = platform.map { ($0, $0.releases.map(\.version)) }
    let sdks = platform.map { ($0, $0.sdks) }
    return AffectedRange(
      platform: platform?.id, os: axis(object["os"], versions, isSDK: false),
      sdk: axis(object["sdk"], sdks, isSDK: true),
      deploymentTarget: axis(object["deploymentTarget"], versions, isSDK: false),
      devices: object["devices"].map(deviceIDs) ?? [])
  }

  private func deviceIDs(_ cursor: JSONCursor) -> [String] {
    var ids: [String] = []
    for item in nonEmpty(cursor, "the list of devices") ?? [] {
      guard let id = item.name(.device, among: devices.map(\.id)) else { continue }
      if ids.contains(id) { item.report(.listedTwice(id)) } else { ids.append(id) }
    }
    return ids
  }

  private func axis(
    _ cursor: JSONCursor?, _ known: (platform: Platform, versions: [PlatformVersion])?, isSDK: Bool
  ) -> AffectedRange.Axis {
    guard let cursor else { return .any }
    if cursor.isNull { return .unknown }
    guard let object = cursor.object("a range of versions", keys: ["from", "before", "through"])
    else { return .unknown }
    func version(_ key: String) -> PlatformVersion? {
      guard let cursor = object[key], !cursor.isNull, let version = readVersion(cursor) else {
        return nil
      }
      if let known, !known.versions.contains(where: { version.belongs(to: $0) }) {
        let names = known.versions.map(\.description)
        cursor.report(
          isSDK
            ? .unknownSDK(version.description, platform: known.platform.name, known: names)
            : .unknownVersion(version.description, platform: known.platform.name, known: names))
      }
      return version
    }
    if known == nil { cursor.report(.versionsWithoutPlatform) }
    if let through = object["through"], object["before"] != nil { through.report(.twoEnds) }
    let start: VersionRange.Start =
      object["from"] == nil ? .open : version("from").map { .from($0) } ?? .unknown
    let end: VersionRange.End =
      if object["before"] != nil {
        version("before").map { .before($0) } ?? .unknown
      } else if object["through"] != nil {
        version("through").map { .through($0) } ?? .unknown
      } else { .open }
    let range = VersionRange(start, end)
    if range.isEmpty { cursor.report(.emptyRange(range.description)) }
    return .range(range)
  }
}

/// A version as a string.
func readVersion(_ cursor: JSONCursor) -> PlatformVersion? {
  guard let text = cursor.string("a version in quotes") else { return nil }
  guard let version = PlatformVersion(text) else {
    cursor.report(.badVersion(text))
    return nil
  }
  return version
}
