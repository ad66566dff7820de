/// One piece of work that waits for its time.
package final class VirtualTimer {
  /// What runs when the time has come.
  enum Work {
    case closure(() -> Void)
    case job(VirtualJob, sleeper: Sleeper?)

    func run() {
      switch self {
      case .closure(let closure): closure()
      case .job(let job, _): job.run()
      }
    }
  }

  /// The virtual time at which the work is due.
  package let deadline: Duration

  /// The name of the work in `VirtualClock.pending`.
  package let label: String

  /// Whether `cancel` was called before the work ran.
  @exclusivity(unchecked) package private(set) var isCancelled = false

  let sequence: UInt64
  let lane: Lane
  @exclusivity(unchecked) private var work: Work?

  init(deadline: Duration, sequence: UInt64, label: String, lane: Lane, work: Work?) {
    self.deadline = deadline
    self.sequence = sequence
    self.label = label
    self.lane = lane
    self.work = work
    isCancelled = work == nil
  }

  /// Forgets the work, and releases what it captured; does nothing once the work has run.
  package func cancel() {
    // Released after the timer is empty: what the closure captured may call `cancel` again.
    guard takeWork() != nil else { return }
    isCancelled = true
  }

  /// Whether the work can still run.
  var isWaiting: Bool { work != nil }

  /// The sleeping task was cancelled: it has been resumed, and only its memory is left to free.
  var isAbandonedSleep: Bool {
    if case .job(_, let sleeper?) = work { return sleeper.isCancelled }
    return false
  }

  func takeWork() -> Work? {
    let taken = work
    work = nil
    return taken
  }
}
