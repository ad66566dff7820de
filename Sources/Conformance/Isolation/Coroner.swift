#if canImport(Glibc)
  import Glibc

  /// Finds out what a child died of, from its status, its shared page and its last words.
  struct Coroner {
    /// How the parent noticed.
    enum Cause {
      /// The process ended, or closed its pipe, without being asked to.
      case ownEnd
      case brokenChannel
      case noProgress
      /// No progress, and memory on the way to the bound.
      case growth
    }

    private var symbols = Symbolizer()

    /// How much of standard error is read: Swift's message is the last thing written there, before
    /// the fifty frames or so that some settings of the runtime add.
    private static let lastWordsSize = 64 << 10

    /// - Parameter status: what `waitpid` said; `nil` when this process ended the child.
    mutating func death(
      in slot: CrewSlot, status: Int32?, cause: Cause, options: CellIsolation.Options
    ) -> CellDeath {
      let shared = slot.shared
      let end = lseek(slot.errors, 0, SEEK_CUR)
      let words = LastWords(
        String(
          decoding: FileBytes.read(
            slot.errors, from: max(0, end - Self.lastWordsSize), to: end), as: UTF8.self))
      let frames = shared.frames
      // Return addresses stand behind the call.
      let names = frames.enumerated().map { symbols.symbol(at: $1 - ($0 == 0 ? 0 : 1)) }
      let signal = shared.signal != 0 ? shared.signal : status.map { Int($0 & 0x7f) } ?? 0
      var death = CellDeath(
        kind: .crash, signal: signal == 0 ? nil : signal, message: "",
        place: names.lazy.compactMap { $0?.place }.first ?? words.place,
        action: shared.action, fired: shared.fired, output: output(of: slot))
      let isOutOfMemory =
        cause == .growth || words.isAboutMemory || names.contains { $0?.isAllocation ?? false }
      if isOutOfMemory {
        death.message = "ran out of memory: more than \(options.memory >> 20) MB were asked for"
        // Whichever line asked last is chance, and so is the way it ended.
        death.place = nil
        death.signal = nil
      } else if signal != 0, status != nil || shared.signal != 0 {
        death.message =
          words.message ?? reason(for: signal, at: frames.first)
          ?? (signal == Int(SIGABRT) ? words.lastLine : nil) ?? Self.words(for: signal, shared)
      } else if cause == .noProgress {
        death.kind = .hang
        death.message = "no progress for \(Self.seconds(options.timeout))"
        death.place = nil
      } else if cause == .brokenChannel || status == nil || shared.state != .running {
        death.message = "the app closed or used a file descriptor that is not its own"
      } else {
        death.message = "the app called exit(\(((status ?? 0) >> 8) & 0xff))"
      }
      return death
    }

    /// Optimized code traps without a word; the reason stands in the debug information.
    private mutating func reason(for signal: Int, at address: Int?) -> String? {
      guard let address, [Int(SIGILL), Int(SIGTRAP)].contains(signal) else { return nil }
      return symbols.reason(at: address)
    }

    /// What the app had printed and nobody had taken.
    private func output(of slot: CrewSlot) -> String {
      let count = min(max(slot.shared.pendingOutput, 0), SharedSlot.outputSize)
      // What did not fit into the buffer, or was written out by `exit`, is in the file.
      let spilled = lseek(slot.output, 0, SEEK_CUR)
      var bytes = FileBytes.read(slot.output, from: 0, to: min(spilled, SharedSlot.outputSize))
      slot.shared.output.withMemoryRebound(to: UInt8.self, capacity: count) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: $0, count: count))
      }
      return String(decoding: bytes, as: UTF8.self)
    }

    private static func words(for signal: Int, _ shared: SharedSlot) -> String {
      switch Int32(signal) {
      case SIGILL, SIGTRAP: return "trapped"
      case SIGSEGV, SIGBUS:
        // The guard page lies below the stack; a frame may reach over it.
        let distance = shared.stackPointer - shared.faultAddress
        return abs(distance) < 1 << 20 && shared.stackPointer != 0
          ? "the stack overflowed: a function calls itself without end"
          : "used memory that is not there"
      case SIGFPE: return "calculated what has no result"
      case SIGABRT: return "aborted"
      case SIGKILL: return "killed by the system"
      default: return "ended by signal \(signal)"
      }
    }

    private static func seconds(_ milliseconds: Int) -> String {
      milliseconds % 1_000 == 0 ? "\(milliseconds / 1_000) s" : "\(milliseconds) ms"
    }
  }
#endif
