#if canImport(Glibc)
  import Glibc

  /// Bytes of open files, without buffers of a library in between.
  enum FileBytes {
    /// Reads a part of a file and leaves its position alone.
    static func read(_ descriptor: Int32, from start: Int, to end: Int) -> [UInt8] {
      guard end > start else { return [] }
      return [UInt8](unsafeUninitializedCapacity: end - start) { buffer, count in
        count = max(pread(descriptor, buffer.baseAddress, end - start, start), 0)
      }
    }

    /// Reads a small file of the system.
    static func read(path: String) -> [UInt8] {
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return [] }
      defer { close(descriptor) }
      return read(descriptor, from: 0, to: 4096)
    }

    /// Writes everything; false when the descriptor does not take it.
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
      bytes.withUnsafeBytes { buffer in
        var done = 0
        while done < buffer.count {
          let count = Glibc.write(descriptor, buffer.baseAddress! + done, buffer.count - done)
          if count > 0 {
            done += count
          } else if errno != EINTR {
            return false
          }
        }
        return true
      }
    }
  }
#endif
