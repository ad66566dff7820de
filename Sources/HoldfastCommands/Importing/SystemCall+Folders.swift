#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension SystemCall {
  /// A path without slashes at its end.
  static func trimmed(_ path: String) -> String {
    var path = path[...]
    while path.count > 1, path.hasSuffix("/") { path = path.dropLast() }
    return String(path)
  }

  /// Whether a path is a symbolic link, wherever that leads.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The names in a folder, `.` and `..` aside; nil when it cannot be read.
  static func names(in folder: String) -> [String]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// The path without links and dots; nil when nothing is there.
  static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// The real path of a folder that need not be there yet.
  static func realPathOfFolder(toBe path: String) throws(FileFault) -> String {
    var rest: [Substring] = []
    var above = path[...]
    while true {
      if let real = realPath(above.isEmpty ? "." : String(above)) {
        let base = real == "/" ? "" : real
        return rest.isEmpty ? real : base + "/" + rest.reversed().joined(separator: "/")
      }
      let name = above.split(separator: "/").last ?? ""
      // `..` below what is not there could lead anywhere once it is.
      guard errno == ENOENT, !name.isEmpty, name != "..", !isLink(String(above)) else {
        throw FileFault(
          path: path, purpose: .write,
          problem: name == ".." ? "\"..\" follows a folder that is not there" : lastProblem,
          flag: "--into")
      }
      if name != "." { rest.append(name) }
      let slash = above.lastIndex(of: "/")
      above = slash.map { $0 == above.startIndex ? above[...$0] : above[..<$0] } ?? ""
      while above.count > 1, above.hasSuffix("/") { above = above.dropLast() }
    }
  }
}
