#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The calls to the system that the commands need: without Foundation, so that a start stays fast.
enum SystemCall {
  /// Writes all bytes; returns false when the receiver does not take them.
  @discardableResult
  static func writeAll(_ bytes: some Collection<UInt8>, to descriptor: Int32) -> Bool {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// What the last call that failed says about it: `No such file or directory`.
  static var lastProblem: String { String(cString: strerror(errno)) }

  static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
  static var processID: Int32 { getpid() }
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }
  static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Makes a folder and those above it; returns what prevents it, or nil.
  static func makeFolder(_ path: String) -> String? {
    if isFolder(path) { return access(path, W_OK) == 0 ? nil : lastProblem }
    if let slash = path.dropLast().lastIndex(of: "/"), slash > path.startIndex {
      if let problem = makeFolder(String(path[..<slash])) { return problem }
    }
    return mkdir(path, 0o777) == 0 || isFolder(path) ? nil : lastProblem
  }

  /// Reads a whole file; returns nil when it cannot, and `lastProblem` says why.
  static func contents(of path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return nil }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// Writes a new file; returns what prevents it, or nil.
  static func save(_ bytes: some Collection<UInt8>, to path: String) -> String? {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard descriptor >= 0 else { return lastProblem }
    let isWritten = writeAll(bytes, to: descriptor)
    let problem = isWritten ? nil : lastProblem
    guard close(descriptor) == 0 else { return problem ?? lastProblem }
    return problem
  }

  static func move(_ source: String, to target: String) -> String? {
    rename(source, target) == 0 ? nil : lastProblem
  }

  static func remove(_ path: String) { unlink(path) }
}
