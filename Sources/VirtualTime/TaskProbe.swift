@_spi(ExperimentalCustomExecutors) import _Concurrency

/// Finds out the identifier of the youngest task, by making one.
///
/// Tasks older than a clock are not the clock's: a real task that the simulation resumes has to
/// continue in real time. The probe's task runs at once, on the calling thread.
@available(macOS 26.4, iOS 26.4, tvOS 26.4, watchOS 26.4, visionOS 26.4, *)
// `@unchecked Sendable`: made, used and released by one call of `lastTaskID`, on one thread.
final class TaskProbe: TaskExecutor, @unchecked Sendable {
  private var taskID: UInt64 = 0

  static func lastTaskID() -> UInt64 {
    let probe = TaskProbe()
    Task.detached(executorPreference: probe) {}
    return probe.taskID
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    taskID = taskIdentifier(of: job)
    job.runSynchronously(on: asUnownedTaskExecutor())
  }
}
