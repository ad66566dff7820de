/// The work that an operator has on a scheduler.
final class PendingWork {
  private var entries: [(key: Int, work: any Cancellable)] = []
  private var next = 0

  /// Runs a closure at a moment, unless everything is cancelled before.
  func add<S: Scheduler>(
    on scheduler: S, after date: S.SchedulerTimeType, tolerance: S.SchedulerTimeType.Stride?,
    options: S.SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let key = next
    next += 1
    var isDone = false
    let work = scheduler.scheduleOnce(after: date, tolerance: tolerance, options: options) {
      isDone = true
      self.entries.removeAll { $0.key == key }
      action()
    }
    if !isDone { entries.append((key, work)) }
  }

  func cancel() {
    let cancelled = entries
    entries = []
    for entry in cancelled { entry.work.cancel() }
  }
}
