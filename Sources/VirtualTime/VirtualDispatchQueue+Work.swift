import Dispatch

extension VirtualDispatchQueue {
  /// Runs a closure later on the queue, and returns what prevents that.
  ///
  /// For schedulers: the closure is not tied to an actor, and is dropped when it is cancelled.
  ///
  /// - Parameter delay: nil runs it after what is already on the queue.
  package func schedule(
    after delay: Duration? = nil, label: String, _ work: @escaping () -> Void
  ) -> () -> Void {
    if let clock = VirtualClock.current {
      // A timer in both cases: a closure on the queue could not be cancelled.
      let timer = clock.schedule(after: delay ?? .zero, label: label, work)
      return { timer.cancel() }
    }
    // The queue runs what its owner gave it, as `DispatchQueue.async` does.
    nonisolated(unsafe) let work = work
    let item = DispatchWorkItem { work() }
    if let delay {
      let nanoseconds = Int(delay.inSeconds * 1e9)
      platformQueue.asyncAfter(deadline: .now() + .nanoseconds(nanoseconds), execute: item)
    } else {
      platformQueue.async(execute: item)
    }
    return { item.cancel() }
  }

  /// The queue's present time in nanoseconds, on the scale of `DispatchTime`.
  package var nowNanoseconds: UInt64 {
    guard let clock = VirtualClock.current else { return DispatchTime.now().uptimeNanoseconds }
    let (seconds, attoseconds) = (PlatformClock.uptimeStart + clock.now).components
    return UInt64(seconds) * 1_000_000_000 + UInt64(attoseconds / 1_000_000_000)
  }
}
