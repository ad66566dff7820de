// Modelled: full, documented
/// A scheduler that runs everything at once; it cannot wait.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// A moment that is always now.
  public struct SchedulerTimeType: Strideable, Sendable {
    public func distance(to other: SchedulerTimeType) -> Stride { 0 }

    public func advanced(by n: Stride) -> SchedulerTimeType { self }

    /// The time between two moments; it does not pass.
    public struct Stride: NanosecondInterval {
      /// The time in nanoseconds.
      public var magnitude: Int

      /// Makes an interval of nanoseconds.
      public init(nanoseconds: Int) { magnitude = nanoseconds }
    }
  }

  /// There are no options.
  public typealias SchedulerOptions = Never

  /// The only immediate scheduler.
  public static let shared = ImmediateScheduler()

  public var now: SchedulerTimeType { SchedulerTimeType() }

  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
