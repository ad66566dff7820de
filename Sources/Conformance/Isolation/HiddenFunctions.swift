#if canImport(Glibc)
  @preconcurrency import Glibc

  /// The functions of the C library that Swift hides or does not import.
  struct HiddenFunctions {
    /// Marked unavailable in Swift, because it copies one thread only. The parent has only one.
    let fork: @convention(c) () -> Int32
    let prctl: @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
    let memfdCreate: @convention(c) (UnsafePointer<CChar>, UInt32) -> Int32
    /// How many bytes wait in the buffer of a stream.
    let pendingBytes: PendingBytes
    /// Forgets what waits in the buffer of a stream.
    let purge: @convention(c) (UnsafeMutablePointer<FILE>?) -> Void
    /// Return addresses of the calling functions, found with the unwinding tables.
    let backtrace: Backtrace

    typealias Backtrace = @convention(c) (UnsafeMutableRawPointer, Int32) -> Int32
    typealias PendingBytes = @convention(c) (UnsafeMutablePointer<FILE>?) -> Int

    init() throws(IsolationFault) {
      fork = unsafeBitCast(try Self.address("fork"), to: (@convention(c) () -> Int32).self)
      prctl = unsafeBitCast(
        try Self.address("prctl"),
        to: (@convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32).self)
      memfdCreate = unsafeBitCast(
        try Self.address("memfd_create"),
        to: (@convention(c) (UnsafePointer<CChar>, UInt32) -> Int32).self)
      pendingBytes = unsafeBitCast(try Self.address("__fpending"), to: PendingBytes.self)
      purge = unsafeBitCast(
        try Self.address("__fpurge"),
        to: (@convention(c) (UnsafeMutablePointer<FILE>?) -> Void).self)
      backtrace = unsafeBitCast(try Self.address("backtrace"), to: Backtrace.self)
    }

    private static func address(_ name: String) throws(IsolationFault) -> UnsafeMutableRawPointer {
      // A null handle is RTLD_DEFAULT: every library of the process.
      guard let address = dlsym(nil, name) else {
        throw .system(call: name, error: 0)
      }
      return address
    }
  }
#endif
