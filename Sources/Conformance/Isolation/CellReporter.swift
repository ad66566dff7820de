import LifecycleModel

/// What a running cell tells the process that waits for it.
package protocol CellReporter: RunObserver {
  /// Keeps something even if the cell dies right afterwards.
  func keep(_ note: [UInt8])
}

extension CellReporter {
  package func releaseAsked() { keep(CellEnding.releaseNote) }
}

/// The reporter of a cell that runs in this very process.
final class LocalReporter: CellReporter {
  private(set) var notes: [[UInt8]] = []

  func actionBegins(_ number: Int) {}
  func quirkFired(_ quirk: QuirkIndex) {}
  func keep(_ note: [UInt8]) { notes.append(note) }
}

#if canImport(Glibc)
  /// The reporter of a cell in a child: a page of shared memory and a pipe.
  final class ChildReporter: CellReporter {
    private let slot: SharedSlot
    private let channel: Int32
    private var writer = ByteWriter()
    private(set) var isChannelLost = false

    init(slot: SharedSlot, channel: Int32) {
      self.slot = slot
      self.channel = channel
    }

    func actionBegins(_ number: Int) { slot.action = number }
    func quirkFired(_ quirk: QuirkIndex) { slot.fire(quirk) }

    func keep(_ note: [UInt8]) {
      Frame.write(.note, cell: slot.cell, to: &writer) { body in
        for byte in note { body.byte(byte) }
      }
      send()
    }

    func finish(_ outcome: CellOutcome, nanoseconds: Int) {
      Frame.write(.outcome, cell: slot.cell, to: &writer) { body in
        body.number(nanoseconds)
        outcome.write(to: &body)
      }
      send()
    }

    private func send() {
      if !FileBytes.write(writer.bytes, to: channel) { isChannelLost = true }
    }
  }
#endif
