// Modelled: full, documented
public import Foundation
public import VirtualTime

extension VirtualRunLoop: Scheduler {
  /// A moment on a run loop.
  public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
    /// The moment as a date.
    public var date: Date

    /// Makes a moment.
    public init(_ date: Date) { self.date = date }

    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(other.date.timeIntervalSince(date))
    }

    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(date.addingTimeInterval(n.timeInterval))
    }

    /// The time between two moments.
    public struct Stride:
      SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
      Hashable, Codable, Sendable
    {
      /// The time in seconds.
      public var magnitude: TimeInterval

      /// Makes an interval of seconds.
      public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }

      /// Makes an interval of seconds.
      public init(integerLiteral value: Int) { magnitude = TimeInterval(value) }

      /// Makes an interval of seconds.
      public init(floatLiteral value: TimeInterval) { magnitude = value }

      /// Makes an interval of seconds, if the number fits.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let seconds = TimeInterval(exactly: source) else { return nil }
        magnitude = seconds
      }

      /// The time in seconds.
      public var timeInterval: TimeInterval { magnitude }

      public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }

      public static func seconds(_ s: Double) -> Stride { Stride(s) }

      public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1e3) }

      public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1e6) }

      public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1e9) }

      public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }

      public static func + (a: Stride, b: Stride) -> Stride { Stride(a.magnitude + b.magnitude) }

      public static func - (a: Stride, b: Stride) -> Stride { Stride(a.magnitude - b.magnitude) }

      public static func * (a: Stride, b: Stride) -> Stride { Stride(a.magnitude * b.magnitude) }

      public static func += (a: inout Stride, b: Stride) { a = a + b }

      public static func -= (a: inout Stride, b: Stride) { a = a - b }

      public static func *= (a: inout Stride, b: Stride) { a = a * b }
    }
  }

  /// Options of a run loop as a scheduler: there are none.
  public struct SchedulerOptions {
    /// Makes no options.
    public init() {}
  }

  public var now: SchedulerTimeType {
    guard let clock = VirtualClock.current else { return SchedulerTimeType(Date()) }
    return SchedulerTimeType(
      Date(timeIntervalSince1970: (clock.wallClockStart + clock.now).inSeconds))
  }

  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    _ = VirtualDispatchQueue.main.schedule(label: "Combine scheduler", action)
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    _ = VirtualDispatchQueue.main.schedule(
      after: delay(until: date), label: "Combine scheduler", action)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    RepeatingSchedule(
      on: .main, after: delay(until: date),
      interval: Duration(roundingSeconds: interval.timeInterval), action)
  }

  private func delay(until date: SchedulerTimeType) -> Duration {
    Duration(roundingSeconds: now.distance(to: date).timeInterval)
  }
}
