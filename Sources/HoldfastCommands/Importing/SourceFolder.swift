/// The files of an app's folder that an import reads.
struct SourceFolder {
  /// A Swift file, by its path below the folder.
  struct File {
    var path: String
    var bytes: [UInt8]
  }

  /// Ordered by path.
  private(set) var files: [File] = []
  /// How many other files there are.
  private(set) var passedOver = 0
  /// Links to folders, which are not followed: they can lead anywhere, also back.
  private(set) var links: [String] = []

  /// Reads the Swift files below a folder; what is hidden is passed over.
  init(_ folder: String) throws {
    guard SystemCall.isFolder(folder) else {
      throw FileFault(
        path: folder, purpose: .read,
        problem: SystemCall.exists(folder) ? "it is no folder" : "no such folder")
    }
    var waiting = [""]
    var index = 0
    while index < waiting.count {
      let below = waiting[index]
      index += 1
      guard let names = SystemCall.names(in: "\(folder)/\(below)") else {
        throw FileFault(
          path: "\(folder)/\(below)", purpose: .read, problem: SystemCall.lastProblem)
      }
      for name in names.sorted() where !name.hasPrefix(".") {
        let path = below.isEmpty ? name : "\(below)/\(name)"
        let place = "\(folder)/\(path)"
        if SystemCall.isFolder(place) {
          if SystemCall.isLink(place) { links.append(path) } else { waiting.append(path) }
        } else if name.hasSuffix(".swift") {
          files.append(File(path: path, bytes: try Self.source(at: place)))
        } else {
          passedOver += 1
        }
      }
    }
    files.sort { $0.path < $1.path }
  }

  private static func source(at path: String) throws(FileFault) -> [UInt8] {
    let bytes = try InputFile.contents(of: path)
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw FileFault(path: path, purpose: .read, problem: "it is not UTF-8; save it as UTF-8")
    }
    return bytes
  }
}
