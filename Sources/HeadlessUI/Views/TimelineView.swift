// Modelled: full, documented
public import Foundation
import LifecycleModel
import LifecycleSimulator
import VirtualTime

/// The moments at which a timeline view is evaluated again.
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Entries.Element == Date
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a timeline view may be evaluated.
public enum TimelineScheduleMode: Equatable, Sendable { case normal, lowFrequency }

/// A moment at each multiple of an interval.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// The moments.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var upcoming: Date
    let interval: TimeInterval
    public mutating func next() -> Date? {
      defer { upcoming += interval }
      return upcoming
    }
  }
  let start: Date
  let interval: TimeInterval
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    guard startDate > start, interval > 0 else {
      return Entries(upcoming: start, interval: interval)
    }
    let steps = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(upcoming: start + steps * interval, interval: interval)
  }
}

/// A moment at the start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}
  public func entries(from startDate: Date, mode: TimelineScheduleMode)
    -> PeriodicTimelineSchedule.Entries
  {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// The moments that an app lists.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  let dates: Entries
  public init(_ dates: Entries) { self.dates = dates }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// A moment at each frame.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let interval: TimeInterval
  let isPaused: Bool
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = minimumInterval ?? 1.0 / 60
    isPaused = paused
  }
  public func entries(from start: Date, mode: TimelineScheduleMode) -> [Date] { [start] }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval)
    -> PeriodicTimelineSchedule
  { PeriodicTimelineSchedule(from: startDate, by: interval) }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false)
    -> AnimationTimelineSchedule
  { AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused) }
}
extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}

/// What a timeline view's content is made of.
public struct TimelineViewDefaultContext: Sendable {
  /// How often the content should change.
  public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
  public let date: Date
  public var cadence: Cadence { .live }
}

/// Content that is evaluated again at moments of a schedule, on virtual time.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: PrimitiveView {
  public typealias Context = TimelineViewDefaultContext
  let schedule: Schedule
  let content: (Context) -> Content

  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    TimelineNode(view, context)
  }
}

private final class TimelineNode<Schedule: TimelineSchedule, Content: View>: KeepingWrapperNode<
  TimelineView<Schedule, Content>, Content
>
{
  private let reader: ContentReader
  private var shown = CurrentSimulation.date
  private var moments: Schedule.Entries.Iterator
  /// What waits for the next moment.
  private var timer: VirtualTimer?

  override init(_ view: TimelineView<Schedule, Content>, _ context: _NodeContext) {
    reader = ContentReader(context.graph)
    moments = view.schedule.entries(from: CurrentSimulation.date, mode: .normal).makeIterator()
    super.init(view, context)
    reader.bind(to: self)
    makeChild(makeContent())
    scheduleNext()
  }
  override func update(_ view: TimelineView<Schedule, Content>) {
    super.update(view)
    moments = view.schedule.entries(from: CurrentSimulation.date, mode: .normal).makeIterator()
    refresh()
    scheduleNext()
  }
  override func refresh() { child.update(makeContent()) }
  override func willLeave(_ cause: Cause) {
    timer?.cancel()
    reader.leave(graph)
  }

  private func makeContent() -> Content {
    reader.renew()
    return reader.make { view.content(TimelineViewDefaultContext(date: shown)) }
  }

  /// Waits for the next moment that is not over yet.
  private func scheduleNext() {
    timer?.cancel()
    timer = nil
    let now = CurrentSimulation.date
    var next = nextMoment()
    while let moment = next, moment <= now {
      shown = moment
      next = nextMoment()
    }
    guard let next else { return }
    timer = simulator.clock.schedule(after: .seconds(next.timeIntervalSince(now))) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.isMounted else { return }
        self.shown = next
        self.refresh()
        self.scheduleNext()
      }
    }
  }

  private func nextMoment() -> Date? {
    if let frames = view.schedule as? AnimationTimelineSchedule {
      return frames.isPaused ? nil : CurrentSimulation.date + frames.interval
    }
    return moments.next()
  }
}
