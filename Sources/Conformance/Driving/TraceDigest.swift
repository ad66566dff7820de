package import LifecycleModel

/// A number that is the same for equal traces, in every process and on every machine.
package enum TraceDigest {
  package static func digest(of trace: Trace) -> UInt64 {
    var digest = Digest()
    for entry in trace.entries { digest.add(entry, quirks: trace.quirks) }
    return digest.value
  }

  /// FNV-1a, eight bytes at a time where there are eight.
  private struct Digest {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325

    @inline(__always) mutating func add(_ word: UInt64) {
      value = (value ^ word) &* 0x100_0000_01b3
      value ^= value >> 32
    }

    mutating func add(_ text: String) {
      var text = text
      add(UInt64(text.utf8.count))
      text.withUTF8 { bytes in
        var place = 0
        while place + 8 <= bytes.count {
          add(UnsafeRawPointer(bytes.baseAddress! + place).loadUnaligned(as: UInt64.self))
          place += 8
        }
        while place < bytes.count {
          add(UInt64(bytes[place]))
          place += 1
        }
      }
    }

    mutating func add(_ quirk: QuirkIndex, _ quirks: [String]) {
      let place = Int(quirk.rawValue)
      add(quirks.indices.contains(place) ? quirks[place] : "")
    }

    mutating func add(_ entry: TraceEntry, quirks: [String]) {
      switch entry {
      case .action(let number, _):
        // What is done is an input of the run; only that it was done can differ.
        add(1 | UInt64(number) << 8)
      case .step(let text):
        add(2)
        add(text)
      case .event(let kind, let target, let cause, let container, let outcome):
        add(
          3 | UInt64(kind.index) << 8 | UInt64(byte(cause)) << 16 | UInt64(byte(container)) << 24)
        add(target)
        add(outcome.quirk, quirks)
        if case .changed(let how, _) = outcome { add(how) }
      case .deviation(let seam, let quirk):
        add(4)
        add(seam)
        add(quirk, quirks)
      case .write(let name, let value):
        add(5)
        add(name)
        add(value)
      case .commit(let record, let value):
        add(6)
        add(record)
        add(value)
      case .output(let text):
        add(7)
        add(text)
      case .time(let milliseconds): add(8 | UInt64(bitPattern: Int64(milliseconds)) << 8)
      case .unsupported(let api, let file, let line):
        add(9 | UInt64(line) << 8)
        add(api)
        add(file)
      case .misuse(let text):
        add(10)
        add(text)
      case .finding(let text):
        add(11)
        add(text)
      }
    }

    /// The position of an enumeration's case, as the compiler stores it.
    private func byte(_ cause: Cause) -> UInt8 { unsafeBitCast(cause, to: UInt8.self) }
    private func byte(_ container: Container) -> UInt8 { unsafeBitCast(container, to: UInt8.self) }
  }
}
