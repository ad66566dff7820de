import Foundation

/// The operations of one queue in a simulation.
final class OperationLine {
  private struct Entry {
    let operation: Operation
    let queue: VirtualOperationQueue
    let isBarrier: Bool
    let limit: Int
    var completion: (() -> Void)?
    var isRunning = false
  }

  /// How often an operation is asked that finishes by itself: nobody tells when it does.
  private static let pollInterval: Duration = .milliseconds(10)

  /// The queue whose operation runs on this thread.
  static var current: OperationQueue? { VirtualClock.current?.runningOperationQueue }

  var isSuspended = false {
    didSet { if !isSuspended { wakeUp() } }
  }

  private let isMain: Bool
  private weak var clock: VirtualClock?
  private var entries: [Entry] = []
  private var isAwake = false

  init(isMain: Bool, on clock: VirtualClock) {
    self.isMain = isMain
    self.clock = clock
  }

  /// Whether the operations are this simulation's: what an app keeps as static outlives one.
  func belongs(to clock: VirtualClock) -> Bool { self.clock === clock }

  func add(_ operation: Operation, on queue: VirtualOperationQueue, isBarrier: Bool, limit: Int) {
    let completion = operation.completionBlock
    // Foundation would call it on a thread of its own.
    operation.completionBlock = nil
    entries.append(
      Entry(
        operation: operation, queue: queue, isBarrier: isBarrier, limit: limit,
        completion: completion))
    wakeUp()
  }

  func cancelAll() {
    for entry in entries { entry.operation.cancel() }
    wakeUp()
  }

  /// Runs what can run, and lets time pass for what finishes later.
  func finishAll() {
    guard let clock = VirtualClock.current else { return }
    while !entries.isEmpty {
      if runNext() { continue }
      guard !isSuspended, !clock.isDiscarded, !clock.exceededBudget, clock.nextDeadline != nil
      else { return }
      clock.advance(by: Self.pollInterval)
    }
  }

  /// Comes back as work of the simulation; one operation runs at a time.
  private func wakeUp(after delay: Duration = .zero) {
    guard !isAwake, !entries.isEmpty, let clock = VirtualClock.current else { return }
    isAwake = true
    let work = { [self] in
      isAwake = false
      let hasRun = runNext()
      if !isSuspended { wakeUp(after: hasRun ? .zero : Self.pollInterval) }
    }
    if delay > .zero {
      clock.schedule(after: delay, label: "operation", work)
    } else {
      isMain ? clock.enqueue(work) : clock.enqueueBackground(work)
    }
  }

  /// Runs the first operation that may run.
  ///
  /// - Returns: Whether there was one, or one that ran has finished.
  private func runNext() -> Bool {
    let before = entries.count
    takeOutFinished()
    if entries.count < before { return true }
    guard !isSuspended, let clock = VirtualClock.current, let index = nextIndex else {
      return false
    }
    entries[index].isRunning = true
    let entry = entries[index]
    let outer = clock.runningOperationQueue
    clock.runningOperationQueue = entry.queue
    entry.operation.start()
    clock.runningOperationQueue = outer
    takeOutFinished()
    return true
  }

  /// The most urgent operation that is ready; a barrier waits for all before, and all after for it.
  private var nextIndex: Int? {
    let running = entries.count { $0.isRunning }
    var best: Int?
    for (index, entry) in entries.enumerated() {
      if entry.isBarrier, index > 0 { break }
      if !entry.isRunning, entry.operation.isReady, entry.limit < 0 || running < entry.limit,
        best.map({ urgency(of: index) > urgency(of: $0) }) ?? true
      {
        best = index
      }
      if entry.isBarrier { break }
    }
    return best
  }

  private func urgency(of index: Int) -> Int {
    entries[index].operation.queuePriority.rawValue
  }

  private func takeOutFinished() {
    let finished = entries.filter { $0.operation.isFinished }
    if finished.isEmpty { return }
    entries.removeAll { $0.operation.isFinished }
    for case let completion? in finished.map(\.completion) {
      VirtualClock.current?.enqueueBackground(completion)
    }
  }
}
