import VirtualTime

/// A closure that a queue runs at a moment, and again at exact multiples of an interval.
final class RepeatingSchedule: Cancellable {
  private let queue: VirtualDispatchQueue
  private let interval: Duration
  private var action: (() -> Void)?
  private var stop: (() -> Void)?

  init(
    on queue: VirtualDispatchQueue, after delay: Duration, interval: Duration,
    _ action: @escaping () -> Void
  ) {
    self.queue = queue
    // An interval of nothing would never let time pass.
    self.interval = max(interval, .microseconds(100))
    self.action = action
    wait(delay)
  }

  func cancel() {
    let cancelled = stop
    stop = nil
    action = nil
    cancelled?()
  }

  private func wait(_ delay: Duration) {
    stop = queue.schedule(after: delay, label: "Combine scheduler") { [self] in
      wait(interval)
      action?()
    }
  }
}
