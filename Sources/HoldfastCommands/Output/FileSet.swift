/// Files of one folder that are written together: all of them appear whole, or none changes.
package struct FileSet: Sendable {
  package let folder: String
  package private(set) var files: [(name: String, text: String)] = []

  package init(folder: String) { self.folder = folder }

  package mutating func add(_ name: String, _ text: String) { files.append((name, text)) }

  package func path(of name: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// Makes sure that the folder is there and can be written, before a long run begins.
  package static func prepare(_ folder: String) throws(FileFault) {
    if let problem = SystemCall.makeFolder(folder) {
      throw FileFault(path: folder, purpose: .write, problem: problem)
    }
  }

  /// Writes every file beside its place first, and then moves each of them there.
  package func write() throws(FileFault) {
    try Self.prepare(folder)
    let suffix = ".\(SystemCall.processID).part"
    let parts = files.map { path(of: ".\($0.name)\(suffix)") }
    for (file, part) in zip(files, parts) {
      if let problem = SystemCall.save(file.text.utf8, to: part) {
        parts.forEach(SystemCall.remove)
        throw FileFault(path: path(of: file.name), purpose: .write, problem: problem)
      }
    }
    for (file, part) in zip(files, parts) {
      if let problem = SystemCall.move(part, to: path(of: file.name)) {
        parts.forEach(SystemCall.remove)
        throw FileFault(path: path(of: file.name), purpose: .write, problem: problem)
      }
    }
  }
}

/// A file or folder that cannot be read or written.
package struct FileFault: Error, Hashable, Sendable {
  package enum Purpose: String, Hashable, Sendable { case read, write }

  package var path: String
  package var purpose: Purpose
  /// What the system says: `No such file or directory`.
  package var problem: String
  /// The flag that chose the folder.
  package var flag = "--output"
}

extension FileFault {
  /// The whole message as it is printed.
  package var words: String {
    let hint =
      switch purpose {
      case .read: "check the path and that the file can be read."
      case .write: "choose another folder with \"\(flag) DIR\"."
      }
    return
      "\(path): error: cannot \(purpose.rawValue) it: \(problem) [cannot-\(purpose.rawValue)]\n"
      + "  hint: \(hint)\n"
  }
}
