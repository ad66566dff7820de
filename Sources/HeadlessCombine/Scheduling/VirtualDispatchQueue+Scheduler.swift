// Modelled: full, documented
public import Dispatch
public import VirtualTime

extension VirtualDispatchQueue: Scheduler {
  /// A moment on a dispatch queue.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    /// The moment as Dispatch knows it.
    public var dispatchTime: DispatchTime

    /// Makes a moment.
    public init(_ time: DispatchTime) { dispatchTime = time }

    public func distance(to other: SchedulerTimeType) -> Stride {
      let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return end >= start
        ? .nanoseconds(Int(clamping: end - start)) : .nanoseconds(-Int(clamping: start - end))
    }

    public func advanced(by n: Stride) -> SchedulerTimeType {
      let start = Int(clamping: dispatchTime.uptimeNanoseconds)
      let (end, overflow) = start.addingReportingOverflow(n.magnitude)
      if overflow { return SchedulerTimeType(.distantFuture) }
      return SchedulerTimeType(DispatchTime(uptimeNanoseconds: UInt64(max(end, 1))))
    }

    public static func == (a: SchedulerTimeType, b: SchedulerTimeType) -> Bool {
      a.dispatchTime == b.dispatchTime
    }

    public static func < (a: SchedulerTimeType, b: SchedulerTimeType) -> Bool {
      a.dispatchTime < b.dispatchTime
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.uptimeNanoseconds)
    }

    /// The time between two moments.
    public struct Stride: NanosecondInterval {
      /// The time in nanoseconds, with its sign.
      public var magnitude: Int

      /// Makes an interval of nanoseconds.
      public init(nanoseconds: Int) { magnitude = nanoseconds }

      /// Makes an interval from Dispatch's own kind.
      public init(_ timeInterval: DispatchTimeInterval) {
        magnitude =
          switch timeInterval {
          case .seconds(let s): s * 1_000_000_000
          case .milliseconds(let ms): ms * 1_000_000
          case .microseconds(let us): us * 1_000
          case .nanoseconds(let ns): ns
          case .never: .max
          @unknown default: .max
          }
      }

      /// The time as Dispatch's own kind.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }
    }
  }

  /// Options of a dispatch queue as a scheduler; they do not change the order in a simulation.
  public struct SchedulerOptions {
    /// The quality of service.
    public var qos: DispatchQoS
    /// The flags of each piece of work.
    public var flags: DispatchWorkItemFlags
    /// The group the work belongs to.
    public var group: DispatchGroup?

    /// Makes options.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  public var now: SchedulerTimeType {
    SchedulerTimeType(DispatchTime(uptimeNanoseconds: nowNanoseconds))
  }

  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    _ = schedule(label: "Combine scheduler", action)
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    _ = schedule(after: delay(until: date), label: "Combine scheduler", action)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    RepeatingSchedule(
      on: self, after: delay(until: date), interval: .nanoseconds(interval.magnitude), action)
  }

  private func delay(until date: SchedulerTimeType) -> Duration {
    .nanoseconds(now.distance(to: date).magnitude)
  }
}
