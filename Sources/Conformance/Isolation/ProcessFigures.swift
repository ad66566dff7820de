#if canImport(Glibc)
  import Glibc

  /// What the system says about a process.
  struct ProcessFigures {
    let process: pid_t

    /// Bytes of private memory that can be written: what `RLIMIT_DATA` counts.
    var data: Int {
      // /proc/…/statm: size, resident, shared, text, library, data; in pages.
      let words = FileBytes.read(path: path("statm")).split(separator: UInt8(ascii: " "))
      return words.count > 5 ? (Self.number(words[5]) ?? 0) * SharedSlot.pageSize : 0
    }

    /// Whether the process would go on if it were given a processor.
    var wantsProcessor: Bool {
      // /proc/…/stat: number, (name), state; the name may hold anything, also brackets.
      let bytes = FileBytes.read(path: path("stat"))
      guard let end = bytes.lastIndex(of: UInt8(ascii: ")")), end + 2 < bytes.count else {
        return false
      }
      return bytes[end + 2] == UInt8(ascii: "R")
    }

    var threadCount: Int {
      // The 20th word of /proc/…/stat, the 18th after the name.
      let bytes = FileBytes.read(path: path("stat"))
      guard let end = bytes.lastIndex(of: UInt8(ascii: ")")) else { return 1 }
      let words = bytes[(end + 1)...].split(separator: UInt8(ascii: " "))
      return words.count > 17 ? Self.number(words[17]) ?? 1 : 1
    }

    /// The processor time that all threads of the process have used, in nanoseconds.
    var processorTime: Int {
      var clock = clockid_t()
      var time = timespec()
      guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else {
        return 0
      }
      return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }

    private func path(_ file: String) -> String { "/proc/\(process)/\(file)" }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
      Int(String(decoding: bytes, as: UTF8.self))
    }
  }

  /// Nanoseconds of a clock that only goes forward.
  func monotonicTime() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
#endif
