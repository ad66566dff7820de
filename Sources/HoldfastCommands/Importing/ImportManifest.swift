import LifecycleModel
import LifecycleProfiles

/// What an import wrote into a folder: the next one may replace and remove that, and nothing else.
struct ImportManifest {
  static let schema = "holdfast.import/1"
  /// Hidden, so that it is no source of the package that the folder belongs to.
  static let name = ".holdfast-import.json"

  /// The digest of each file, by its path.
  var digests: [String: String] = [:]

  init() {}

  /// Reads the manifest of a folder; empty when there is none.
  init(readingFrom folder: String) throws {
    let path = "\(folder)/\(Self.name)"
    guard SystemCall.exists(path) else { return }
    let entries = try InputFile.decode(try InputFile.contents(of: path), file: path) { cursor in
      let keys = ["schema", "files"]
      guard let object = cursor.object("a list of imported files", keys: keys, required: keys)
      else { return nil as [(String, String)]? }
      object["schema"]?.checkSchema(Self.schema)
      return object["files"]?.list("a list of files")?.compactMap { entry in
        let keys = ["path", "digest"]
        guard let file = entry.object("a file", keys: keys, required: keys),
          let path = file["path"]?.text("the path"), let digest = file["digest"]?.text("the digest")
        else { return nil }
        return (path, digest)
      }
    }
    // A path that leads out of the folder was not written by an import.
    for (path, digest) in entries
    where !path.split(separator: "/").contains("..") && !path.hasPrefix("/") {
      digests[path] = digest
    }
  }

  var text: String {
    let files = digests.sorted { $0.key < $1.key }.map { path, digest -> JSONValue in
      ["path": .string(path), "digest": .string(digest)]
    }
    let document: JSONValue = ["schema": .string(Self.schema), "files": .array(files)]
    return document.canonicalText()
  }

  static func digest(of bytes: [UInt8]) -> String {
    var hash = StableHash()
    hash.combine(bytes: bytes)
    return hash.hexadecimal
  }
}
