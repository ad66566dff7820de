import Synchronization

/// Jobs that other threads hand to a clock.
///
/// A simulation that stays on its thread never uses it. App code that waits for a real queue
/// resumes its task from that queue's thread; the job then waits here for the simulation.
final class Inbox: Sendable {
  private let hasJobs = Atomic<Bool>(false)
  private let jobs = Mutex<[VirtualJob]>([])

  func append(_ job: VirtualJob) {
    jobs.withLock { $0.append(job) }
    hasJobs.store(true, ordering: .releasing)
  }

  @inline(__always)
  var isEmpty: Bool { !hasJobs.load(ordering: .acquiring) }

  func removeAll() -> [VirtualJob] {
    hasJobs.store(false, ordering: .releasing)
    return jobs.withLock { stored in
      defer { stored = [] }
      return stored
    }
  }
}

extension VirtualClock {
  @inline(__always)
  func receiveInbox() {
    if inbox.isEmpty { return }
    for job in inbox.removeAll() { ready.append(.job(job), lane: job.lane) }
  }
}
