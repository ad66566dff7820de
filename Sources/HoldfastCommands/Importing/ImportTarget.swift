import LifecycleModel

/// The folder that an import writes into, and what it would change there.
struct ImportTarget {
  let folder: String
  private let manifest: ImportManifest
  /// The files that would be written, in the order given.
  private(set) var changed: [(path: String, bytes: [UInt8])] = []
  /// The files of an earlier import whose originals are gone.
  private(set) var removed: [String] = []
  private(set) var unchanged = 0
  private var next = ImportManifest()

  /// Compares; throws when a file is in the way that no import wrote.
  init(_ folder: String, files: [(path: String, bytes: [UInt8])]) throws {
    self.folder = folder
    manifest = try ImportManifest(readingFrom: folder)
    for file in files {
      try checkPlace(of: file.path)
      let digest = ImportManifest.digest(of: file.bytes)
      next.digests[file.path] = digest
      let place = path(of: file.path)
      guard SystemCall.exists(place) else {
        changed.append(file)
        continue
      }
      let there = try InputFile.contents(of: place)
      if there == file.bytes {
        unchanged += 1
      } else if manifest.digests[file.path] == ImportManifest.digest(of: there) {
        changed.append(file)
      } else {
        let isKnown = manifest.digests[file.path] != nil
        throw ImportFault.foreignFile(place, isChanged: isKnown)
      }
    }
    for path in manifest.digests.keys.sorted() where next.digests[path] == nil {
      try checkPlace(of: path)
      // A file that somebody changed is theirs.
      guard let there = SystemCall.contents(of: self.path(of: path)),
        manifest.digests[path] == ImportManifest.digest(of: there)
      else { continue }
      removed.append(path)
    }
  }

  /// Whether the folder is not as the import would make it.
  var isOutOfDate: Bool { !changed.isEmpty || !removed.isEmpty }

  /// Writes each file beside its place and moves it there.
  func write() throws(FileFault) {
    try FileSet.prepare(folder)
    for file in changed {
      let place = path(of: file.path)
      if let slash = place.lastIndex(of: "/") { try FileSet.prepare(String(place[..<slash])) }
      try save(file.bytes, at: place)
    }
    for path in removed { SystemCall.remove(self.path(of: path)) }
    if isOutOfDate || !SystemCall.exists(path(of: ImportManifest.name)) {
      try save(Array(next.text.utf8), at: path(of: ImportManifest.name))
    }
  }

  private func save(_ bytes: [UInt8], at place: String) throws(FileFault) {
    let part = "\(place).\(SystemCall.processID).part"
    // Whatever stands there is a left-over, or a link that leads elsewhere.
    SystemCall.remove(part)
    if let problem = SystemCall.save(bytes, to: part) ?? SystemCall.move(part, to: place) {
      SystemCall.remove(part)
      throw FileFault(path: place, purpose: .write, problem: problem)
    }
  }

  private func path(of name: String) -> String { "\(folder)/\(name)" }

  /// No folder on the way and no file may be a link: it would lead out of the folder.
  private func checkPlace(of path: String) throws(ImportFault) {
    var place = folder
    for part in path.split(separator: "/") {
      place += "/\(part)"
      if SystemCall.isLink(place) { throw .link(place) }
    }
    if SystemCall.isFolder(place) { throw .folderInTheWay(place) }
  }
}
