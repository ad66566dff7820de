// Modelled: full, documented
/// A kind of time interval that can be made of the usual units.
public protocol SchedulerTimeIntervalConvertible {
  /// An interval of whole seconds.
  static func seconds(_ s: Int) -> Self
  /// An interval of seconds.
  static func seconds(_ s: Double) -> Self
  /// An interval of milliseconds.
  static func milliseconds(_ ms: Int) -> Self
  /// An interval of microseconds.
  static func microseconds(_ us: Int) -> Self
  /// An interval of nanoseconds.
  static func nanoseconds(_ ns: Int) -> Self
}

/// Something that runs closures now, later, or again and again.
public protocol Scheduler<SchedulerTimeType> {
  /// A moment, for this scheduler.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// Options of this scheduler.
  associatedtype SchedulerOptions

  /// The present moment.
  var now: SchedulerTimeType { get }
  /// The smallest tolerance the scheduler keeps to.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Runs a closure as soon as possible.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

  /// Runs a closure at a moment.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void)

  /// Runs a closure at a moment, and again at every interval.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Runs a closure as soon as possible.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  /// Runs a closure at a moment.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Runs a closure at a moment.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  /// Runs a closure at a moment, and again at every interval.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(
      after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }
}

extension Scheduler {
  /// Runs a closure once at a moment, unless it is cancelled before.
  func scheduleOnce(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride?,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    // A scheduler can only cancel what repeats; it stops itself at its first run.
    var handle: (any Cancellable)?
    var isDone = false
    let made = schedule(
      after: date, interval: .seconds(1), tolerance: tolerance ?? minimumTolerance,
      options: options
    ) {
      isDone = true
      handle?.cancel()
      handle = nil
      action()
    }
    if isDone {
      made.cancel()
    } else {
      handle = made
    }
    return AnyCancellable {
      handle?.cancel()
      handle = nil
    }
  }
}
