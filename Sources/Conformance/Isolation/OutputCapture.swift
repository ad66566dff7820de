#if canImport(Glibc)
  @preconcurrency import Glibc
#endif

/// Takes what app code prints, so that it lands in the trace and never among results.
///
/// Standard output is given a buffer that is emptied into the trace after each action; nothing is
/// written to a descriptor. One state a process, because the streams are the process's own; a
/// process in which capturing was not begun keeps its streams as they are.
@MainActor package enum OutputCapture {
  #if canImport(Glibc)
    private struct State {
      var functions: HiddenFunctions
      var output: UnsafeMutablePointer<FILE>?
      var buffer: UnsafeMutablePointer<CChar>
      var capacity: Int
      /// Whether the buffer is to be freed at the end.
      var ownsBuffer: Bool
      /// Whether descriptors 1 and 2 are files in memory that belong to this capture.
      var ownsDescriptors: Bool
      /// How much of descriptor 2 was taken already.
      var errorPosition = 0
    }

    private static var state: State?
    /// What is kept of text that one action prints; more is left out and the gap is marked.
    private static let longestText = 256 << 10

    /// Begins to capture standard output in a process that keeps its descriptors.
    package static func begin() {
      guard state == nil, let functions = try? HiddenFunctions() else { return }
      let capacity = SharedSlot.outputSize
      begin(
        functions: functions, buffer: .allocate(capacity: capacity), capacity: capacity,
        ownsBuffer: true, ownsDescriptors: false)
    }

    /// Begins to capture in a child whose descriptors 1 and 2 are files in memory.
    static func begin(inChildWith slot: SharedSlot, functions: HiddenFunctions) {
      begin(
        functions: functions, buffer: slot.output, capacity: SharedSlot.outputSize,
        ownsBuffer: false, ownsDescriptors: true)
    }

    private static func begin(
      functions: HiddenFunctions, buffer: UnsafeMutablePointer<CChar>, capacity: Int,
      ownsBuffer: Bool, ownsDescriptors: Bool
    ) {
      let output = stdout
      fflush(output)
      setvbuf(output, buffer, _IOFBF, capacity)
      state = State(
        functions: functions, output: output, buffer: buffer, capacity: capacity,
        ownsBuffer: ownsBuffer, ownsDescriptors: ownsDescriptors)
    }

    /// Ends capturing; what was not taken is forgotten.
    package static func end() {
      guard let state else { return }
      state.functions.purge(state.output)
      setvbuf(state.output, nil, _IOLBF, 0)
      if state.ownsBuffer { state.buffer.deallocate() }
      Self.state = nil
    }

    /// What was printed since the last call, without its last line break; `nil` for nothing.
    package static func take() -> String? {
      guard let state else { return nil }
      let pending = state.functions.pendingBytes(state.output)
      let errorEnd = state.ownsDescriptors ? lseek(STDERR_FILENO, 0, SEEK_CUR) : 0
      if pending == 0 && errorEnd == state.errorPosition { return nil }
      return take(pending: pending, errorEnd: errorEnd)
    }

    private static func take(pending: Int, errorEnd: Int) -> String? {
      guard let state else { return nil }
      var bytes: [UInt8] = []
      if pending > 0 {
        if state.ownsDescriptors {
          // More than the buffer holds went to the descriptor first.
          let spilled = lseek(STDOUT_FILENO, 0, SEEK_CUR)
          if spilled > 0 {
            bytes = read(STDOUT_FILENO, from: 0, to: min(spilled, longestText))
            if spilled > longestText { bytes += "\n…\n".utf8 }
            ftruncate(STDOUT_FILENO, 0)
            lseek(STDOUT_FILENO, 0, SEEK_SET)
          }
        }
        state.buffer.withMemoryRebound(to: UInt8.self, capacity: pending) {
          bytes.append(contentsOf: UnsafeBufferPointer(start: $0, count: pending))
        }
        state.functions.purge(state.output)
      }
      if errorEnd > state.errorPosition {
        let end = min(errorEnd, state.errorPosition + longestText)
        bytes += read(STDERR_FILENO, from: state.errorPosition, to: end)
      }
      Self.state?.errorPosition = errorEnd
      if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
      return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }

    private static func read(_ descriptor: Int32, from start: Int, to end: Int) -> [UInt8] {
      FileBytes.read(descriptor, from: start, to: end)
    }
  #else
    /// Does nothing here: what the app prints is not captured on this platform.
    package static func begin() {}
    package static func end() {}
    package static func take() -> String? { nil }
  #endif
}
