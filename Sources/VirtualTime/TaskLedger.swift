/// The tasks that were ever enqueued on one clock.
///
/// A task belongs to the clock it was first enqueued on. Without this a task of a discarded
/// simulation that is resumed later would run in the next simulation, or in real time. The runtime
/// clears the words a job reserves for its executor whenever the task runs, so nothing can be
/// written into the task itself; but task identifiers count up and are never given out twice, so
/// one bit a task is enough.
struct TaskLedger {
  /// The identifier that bit 0 stands for.
  private let first: UInt64
  private var bits: ContiguousArray<UInt64> = []

  init(first: UInt64) {
    self.first = first
  }

  @inline(__always)
  func contains(_ taskID: UInt64) -> Bool {
    guard taskID >= first else { return false }
    let bit = Int(taskID - first)
    guard bit >> 6 < bits.count else { return false }
    return bits[bit >> 6] & (1 << UInt64(bit & 63)) != 0
  }

  mutating func insert(_ taskID: UInt64) {
    guard taskID >= first else { return }
    let bit = Int(taskID - first)
    while bits.count <= bit >> 6 { bits.append(0) }
    bits[bit >> 6] |= 1 << UInt64(bit & 63)
  }

  /// Adds all tasks of another ledger.
  mutating func formUnion(_ other: TaskLedger) {
    for (index, word) in other.bits.enumerated() where word != 0 {
      for bit in 0..<64 where word & (1 << UInt64(bit)) != 0 {
        insert(other.first + UInt64(index * 64 + bit))
      }
    }
  }

  var isEmpty: Bool { bits.isEmpty }
}
