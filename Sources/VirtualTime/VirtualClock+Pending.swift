extension VirtualClock {
  /// What is still waiting, in the order it would run: one line each.
  ///
  /// Sleeps of cancelled tasks and cancelled timers are not listed: nothing waits for them.
  package var pending: [String] {
    receiveInbox()
    var lines: [String] = []
    switch ready.count {
    case 0: break
    case 1: lines.append("1 job is ready")
    case let count: lines.append("\(count) jobs are ready")
    }
    let waiting = (timers.waiting + systemTimers.waiting)
      .sorted { ($0.deadline, $0.sequence) < ($1.deadline, $1.sequence) }
    for timer in waiting {
      lines.append("\(timer.label) in \(timer.deadline - now)")
    }
    return lines
  }

  /// Whether nothing at all is left to run, now or later.
  package var isIdle: Bool { !hasReadyWork && nextDeadline == nil }
}
