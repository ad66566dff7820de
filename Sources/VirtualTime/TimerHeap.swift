/// A binary heap of timers, earliest deadline first, then lowest sequence number.
///
/// A cancelled timer stays until it surfaces or until the heap has doubled, so that cancelling
/// needs no search.
final class TimerHeap {
  /// A timer and its place in the order; the heap owns one reference to the timer.
  ///
  /// The reference is unmanaged so that moving entries costs no reference counting.
  struct Entry: Comparable {
    let deadline: Duration
    let sequence: UInt64
    fileprivate let reference: Unmanaged<VirtualTimer>

    var timer: VirtualTimer { reference.takeUnretainedValue() }

    static func < (a: Entry, b: Entry) -> Bool {
      a.deadline != b.deadline ? a.deadline < b.deadline : a.sequence < b.sequence
    }

    static func == (a: Entry, b: Entry) -> Bool { a.sequence == b.sequence }
  }

  @exclusivity(unchecked) private var entries: ContiguousArray<Entry> = []
  /// The size at which cancelled timers are swept; a smaller heap is not worth a sweep.
  @exclusivity(unchecked) private var sweepAt = 64

  deinit {
    for entry in entries { entry.reference.release() }
  }

  /// The earliest timer that still waits; sleeps whose task was cancelled are finished on the way.
  var first: Entry? {
    while let top = entries.first {
      if top.timer.isAbandonedSleep {
        removeTop().takeWork()?.run()
      } else if top.timer.isWaiting {
        return top
      } else {
        _ = removeTop()
      }
    }
    return nil
  }

  /// All timers that still wait, in no order.
  var waiting: [VirtualTimer] {
    entries.map(\.timer).filter { $0.isWaiting && !$0.isAbandonedSleep }
  }

  func insert(_ timer: VirtualTimer) {
    if entries.count >= sweepAt { sweep() }
    entries.append(
      Entry(
        deadline: timer.deadline, sequence: timer.sequence, reference: .passRetained(timer)))
    entries.withUnsafeMutableBufferPointer { Self.siftUp(&$0, from: $0.count - 1) }
  }

  func removeFirst() -> VirtualTimer? {
    first == nil ? nil : removeTop()
  }

  /// Empties the heap and returns what was in it.
  func removeAll() -> [VirtualTimer] {
    let removed = entries
    entries = []
    return removed.map { $0.reference.takeRetainedValue() }
  }

  private func removeTop() -> VirtualTimer {
    let top = entries[0]
    let last = entries.removeLast()
    if !entries.isEmpty {
      entries[0] = last
      entries.withUnsafeMutableBufferPointer { Self.siftDown(&$0, from: 0) }
    }
    return top.reference.takeRetainedValue()
  }

  private func sweep() {
    let all = removeAll()
    let kept = all.filter { $0.isWaiting && !$0.isAbandonedSleep }
    sweepAt = max(64, kept.count * 2)
    for timer in kept { insert(timer) }
    for timer in all where timer.isAbandonedSleep { timer.takeWork()?.run() }
  }

  private static func siftUp(_ entries: inout UnsafeMutableBufferPointer<Entry>, from start: Int) {
    var hole = start
    let moving = entries[start]
    while hole > 0 {
      let parent = (hole - 1) / 2
      guard moving < entries[parent] else { break }
      entries[hole] = entries[parent]
      hole = parent
    }
    entries[hole] = moving
  }

  private static func siftDown(
    _ entries: inout UnsafeMutableBufferPointer<Entry>, from start: Int
  ) {
    var hole = start
    let moving = entries[start]
    while true {
      var child = 2 * hole + 1
      guard child < entries.count else { break }
      if child + 1 < entries.count, entries[child + 1] < entries[child] { child += 1 }
      guard entries[child] < moving else { break }
      entries[hole] = entries[child]
      hole = child
    }
    entries[hole] = moving
  }
}
