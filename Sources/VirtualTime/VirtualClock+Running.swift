extension VirtualClock {
  /// Runs everything that is ready, and what becomes ready meanwhile, without time passing.
  ///
  /// Stops after `turnBudget` jobs and sets `exceededBudget` when work is left then.
  ///
  /// - Returns: The number of jobs and timers that ran.
  @discardableResult
  package func runReady() -> Int {
    guard hasReadyWork else { return 0 }
    return withCurrent {
      var count = 0
      while step() {
        count += 1
        if count >= turnBudget {
          if hasReadyWork { exceededBudget = true }
          break
        }
      }
      return count
    }
  }

  /// Runs one ready job or timer.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  package func runOne() -> Bool {
    guard hasReadyWork else { return false }
    return withCurrent { step() }
  }

  /// Lets time pass, and runs everything that becomes due, in order of deadline.
  ///
  /// `now` is exactly the deadline while due work runs, and exactly `duration` later at the end.
  /// What is ready runs first. When a `runReady` on the way exceeds its budget, time stops there.
  package func advance(by duration: Duration) {
    let end = now + max(duration, .zero)
    runReady()
    while !exceededBudget, let deadline = nextDeadline, deadline <= end {
      now = max(now, deadline)
      makeDueReady()
      runReady()
    }
    if !exceededBudget { now = max(now, end) }
  }

  /// Moves every timer whose deadline has come to the ready queue, by deadline, then sequence.
  private func makeDueReady() {
    var due: [VirtualTimer] = []
    while let next = earliestDue() {
      due.append(next)
    }
    if seed != 0 { ready.shuffle(&due) }
    for timer in due {
      ready.append(.timer(timer), lane: timer.lane)
    }
  }

  private func earliestDue() -> VirtualTimer? {
    let app = timers.first
    let system = systemTimers.first
    let appIsNext =
      if let app, let system { app < system } else { app != nil }
    guard let next = appIsNext ? app : system, next.deadline <= now else { return nil }
    return appIsNext ? timers.removeFirst() : systemTimers.removeFirst()
  }

  private func step() -> Bool {
    receiveInbox()
    while let work = ready.popFirst() {
      switch work {
      case .closure(let closure):
        closure()
      case .job(let job):
        job.run()
      case .timer(let timer):
        // A cancelled timer is not a job: it neither counts nor ends a turn.
        guard let work = timer.takeWork() else { continue }
        work.run()
      }
      afterEach?()
      return true
    }
    return false
  }
}
