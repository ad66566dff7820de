// Modelled: partial, documented
import Foundation
public import VirtualTime

/// - Modelled: partial, documented. Outside of a simulation queues other than the main one run
///   the work on a global queue, whatever their limits are.
extension VirtualOperationQueue: Scheduler {
  /// A moment, as on a run loop.
  public typealias SchedulerTimeType = VirtualRunLoop.SchedulerTimeType
  /// Options of an operation queue as a scheduler: there are none.
  public typealias SchedulerOptions = VirtualRunLoop.SchedulerOptions

  public var now: SchedulerTimeType { VirtualRunLoop.main.now }

  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    _ = queue.schedule(label: "Combine scheduler", action)
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    _ = queue.schedule(after: delay(until: date), label: "Combine scheduler", action)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    RepeatingSchedule(
      on: queue, after: delay(until: date),
      interval: Duration(roundingSeconds: interval.timeInterval), action)
  }

  private var queue: VirtualDispatchQueue { self === Self.main ? .main : .global() }

  private func delay(until date: SchedulerTimeType) -> Duration {
    Duration(roundingSeconds: now.distance(to: date).timeInterval)
  }
}
