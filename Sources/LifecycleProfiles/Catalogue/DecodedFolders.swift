import LifecycleModel

/// Folders with their files decoded, and every fault that this brought up.
struct DecodedFolders {
  /// A decoded value with the file that it came from.
  struct Item<Value> {
    var value: Value
    var file: ProfileFolder.File
    var document: JSONDocument
  }

  var platforms: [Item<Platform>] = []
  var devices: [Item<Device>] = []
  var quirks: [Item<Quirk>] = []
  var faults: [InputFault] = []

  /// Decodes folders; a later one replaces the entries of an earlier one that have the same id.
  init(_ folders: [ProfileFolder]) {
    let log = FaultLog()
    for folder in folders {
      let platforms = Self.decode(folder, .platforms, log, \.id, PlatformDecoder.platform)
      Self.add(platforms, to: &self.platforms, \.id)
      let devices = Self.decode(folder, .devices, log, \.id, PlatformDecoder.device)
      Self.add(devices, to: &self.devices, \.id)
    }
    let decoder = QuirkDecoder(
      platforms: platforms.map(\.value), devices: devices.map(\.value))
    for folder in folders {
      Self.add(Self.decode(folder, .quirks, log, \.id, decoder.quirk), to: &quirks, \.id)
    }
    faults = log.faults
  }

  private static func add<Value>(
    _ items: [Item<Value>], to all: inout [Item<Value>], _ id: (Value) -> String
  ) {
    for item in items {
      all.removeAll { id($0.value) == id(item.value) }
      all.append(item)
    }
    all.sort { id($0.value) < id($1.value) }
  }

  private static func decode<Value>(
    _ folder: ProfileFolder, _ kind: ProfileFolder.Kind, _ log: FaultLog,
    _ id: (Value) -> String, _ read: (JSONCursor) -> Value?
  ) -> [Item<Value>] {
    var items: [Item<Value>] = []
    for file in folder.files where file.kind == kind && file.isJSON {
      do {
        let document = try JSONParser.parse(file.bytes, file: file.path)
        guard let value = read(JSONCursor(document, log: log)) else { continue }
        if let first = items.first(where: { id($0.value) == id(value) }) {
          let what = String(kind.rawValue.dropLast())
          log.add(
            .duplicateID(id(value), of: what, first: first.file.path),
            at: document.place(of: ["id"]))
          continue
        }
        items.append(Item(value: value, file: file, document: document))
      } catch {
        log.add(error)
      }
    }
    return items
  }
}
