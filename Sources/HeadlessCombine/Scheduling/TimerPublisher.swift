// Modelled: full, documented
public import Foundation
public import VirtualTime

extension VirtualTimerSource {
  /// Makes a publisher that sends the date at every interval, once it is connected.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: VirtualRunLoop,
    in mode: VirtualRunLoop.Mode, options: VirtualRunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// A publisher that sends the date at every interval.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    /// The interval in seconds.
    public let interval: TimeInterval
    /// How late a date may come; a simulation is on time.
    public let tolerance: TimeInterval?
    /// The run loop.
    public let runLoop: VirtualRunLoop
    /// The mode of the run loop.
    public let mode: VirtualRunLoop.Mode
    /// The options of the run loop.
    public let options: VirtualRunLoop.SchedulerOptions?

    private let subject = PassthroughSubject<Date, Never>()

    /// Makes the publisher.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: VirtualRunLoop,
      mode: VirtualRunLoop.Mode, options: VirtualRunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == Never, S.Input == Date {
      subject.subscribe(subscriber)
    }

    public func connect() -> any Cancellable {
      let length = interval > 0 ? interval : 0.0001
      let start = runLoop.now
      var ticks = 0
      return runLoop.schedule(
        after: start.advanced(by: .seconds(length)), interval: .seconds(length), tolerance: 0,
        options: options
      ) { [subject] in
        ticks += 1
        subject.send(start.date.addingTimeInterval(length * TimeInterval(ticks)))
      }
    }
  }
}
