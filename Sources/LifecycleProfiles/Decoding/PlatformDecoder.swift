import LifecycleModel

/// Reads platform and device files.
enum PlatformDecoder {
  static let deviceKeys = [
    "id", "summary", "visibleRows", "sizeClass", "keyboard", "multitasking",
  ]

  static func platform(_ cursor: JSONCursor) -> Platform? {
    let before = cursor.log.faults.count
    let required = ["id", "name", "releases"]
    guard
      let object = cursor.object("a platform", keys: required + ["simulated"], required: required)
    else { return nil }
    let id = object["id"].flatMap(identifier)
    let name = object["name"]?.text("the name")
    let isSimulated = object["simulated"].map { $0.bool() } ?? true
    let releases = object["releases"].flatMap(self.releases)
    guard cursor.log.faults.count == before, let id, let name, let isSimulated, let releases
    else { return nil }
    return Platform(id: id, name: name, isSimulated: isSimulated, releases: releases)
  }

  private static func releases(_ cursor: JSONCursor) -> [Platform.Release]? {
    var releases: [Platform.Release] = []
    for item in nonEmpty(cursor, "the list of releases") ?? [] {
      let keys = ["version", "sdk"]
      guard let object = item.object("a release", keys: keys, required: keys),
        let version = object["version"].flatMap(readVersion),
        let sdk = object["sdk"].flatMap(readVersion)
      else { continue }
      if let last = releases.last, last.version >= version {
        item.report(.releaseOrder(version.description, after: last.version.description))
      }
      releases.append(Platform.Release(version: version, sdk: sdk))
    }
    return releases.isEmpty ? nil : releases
  }

  static func device(_ cursor: JSONCursor) -> Device? {
    let before = cursor.log.faults.count
    guard let object = cursor.object("a device", keys: deviceKeys, required: deviceKeys) else {
      return nil
    }
    let id = object["id"].flatMap(identifier)
    let summary = object["summary"]?.text("the summary")
    let rows = object["visibleRows"]?.integer(1...1_000)
    let sizeClass = object["sizeClass"]?.name(.sizeClass, of: Device.SizeClass.self)
    let keyboard = object["keyboard"]?.name(.keyboard, of: Device.Keyboard.self)
    let multitasking = object["multitasking"]?.bool()
    guard cursor.log.faults.count == before, let id, let summary, let rows, let sizeClass,
      let keyboard, let multitasking
    else { return nil }
    return Device(
      id: id, summary: summary, visibleRows: rows, sizeClass: sizeClass, keyboard: keyboard,
      multitasking: multitasking)
  }
}
