public import Dispatch

/// A dispatch queue whose work runs on the current simulation's virtual time.
///
/// The main queue runs in order of arrival, together with the main actor's jobs. Global and
/// concurrent queues run their work on the simulation's thread too, in no fixed order with the
/// main queue when the simulation has a seed. Labelled serial queues keep their order.
/// Outside a simulation every call goes to the real queue.
///
/// Closures are `@MainActor`: they run on the simulation's thread, which is the main actor's.
public struct VirtualDispatchQueue: Sendable {
  /// The queue that is used outside a simulation.
  public let platformQueue: DispatchQueue

  private let isBackground: Bool
  private let isMain: Bool

  private init(platformQueue: DispatchQueue, isBackground: Bool, isMain: Bool = false) {
    self.platformQueue = platformQueue
    self.isBackground = isBackground
    self.isMain = isMain
  }

  /// Makes a queue of its own.
  ///
  /// - Parameter attributes: Work of a `.concurrent` queue has no fixed order.
  public init(
    label: String, qos: DispatchQoS = .unspecified, attributes: DispatchQueue.Attributes = [],
    autoreleaseFrequency: DispatchQueue.AutoreleaseFrequency = .inherit,
    target: VirtualDispatchQueue? = nil
  ) {
    let queue = DispatchQueue(
      label: label, qos: qos, attributes: attributes, autoreleaseFrequency: autoreleaseFrequency,
      target: target?.platformQueue)
    self.init(platformQueue: queue, isBackground: attributes.contains(.concurrent))
  }

  /// The main queue.
  public static let main = VirtualDispatchQueue(
    platformQueue: .main, isBackground: false, isMain: true)

  /// A queue of background work.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> VirtualDispatchQueue {
    VirtualDispatchQueue(platformQueue: .global(qos: qos), isBackground: true)
  }

  /// The label the queue was made with.
  public var label: String { platformQueue.label }

  /// The quality of service of the queue; it does not change the order in a simulation.
  public var qos: DispatchQoS { platformQueue.qos }

  /// Runs a closure later on the queue.
  public func async(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @MainActor () -> Void
  ) {
    if let clock = VirtualClock.current {
      add(assumingMainActor(work), to: clock)
    } else {
      let work = sendable(work)
      platformQueue.async(qos: qos, flags: flags) { work() }
    }
  }

  /// Runs a closure later on the queue, as a member of a group.
  public func async(
    group: DispatchGroup, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @MainActor () -> Void
  ) {
    group.enter()
    async(qos: qos, flags: flags) {
      work()
      group.leave()
    }
  }

  /// Runs a work item later on the queue, unless it is cancelled before.
  public func async(execute workItem: DispatchWorkItem) {
    if let clock = VirtualClock.current {
      add({ workItem.perform() }, to: clock)
    } else {
      platformQueue.async(execute: workItem)
    }
  }

  /// Runs a closure on the queue once the deadline has come.
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @MainActor () -> Void
  ) {
    if let clock = VirtualClock.current {
      schedule(assumingMainActor(work), at: deadline, on: clock)
    } else {
      let work = sendable(work)
      platformQueue.asyncAfter(deadline: deadline, qos: qos, flags: flags) { work() }
    }
  }

  /// Runs a work item on the queue once the deadline has come, unless it is cancelled before.
  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    if let clock = VirtualClock.current {
      schedule({ workItem.perform() }, at: deadline, on: clock)
    } else {
      platformQueue.asyncAfter(deadline: deadline, execute: workItem)
    }
  }

  /// Runs a closure now and returns its result.
  ///
  /// In a simulation there is one thread: what is queued before it does not run first.
  public func sync<T>(execute work: () throws -> T) rethrows -> T {
    if VirtualClock.current != nil { return try work() }
    return try platformQueue.sync(execute: work)
  }

  /// Runs a closure a number of times.
  public static func concurrentPerform(iterations: Int, execute work: @Sendable (Int) -> Void) {
    if VirtualClock.current != nil {
      for iteration in 0..<iterations { work(iteration) }
    } else {
      DispatchQueue.concurrentPerform(iterations: iterations, execute: work)
    }
  }

  private func add(_ work: @escaping () -> Void, to clock: VirtualClock) {
    isBackground ? clock.enqueueBackground(work) : clock.enqueue(work)
  }

  private func schedule(
    _ work: @escaping () -> Void, at deadline: DispatchTime, on clock: VirtualClock
  ) {
    guard deadline != .distantFuture else { return }
    clock.schedule(after: deadline.virtualDelay, label: "asyncAfter", work)
  }

  /// The closure for a real queue.
  private func sendable(_ work: @escaping @MainActor () -> Void) -> @Sendable () -> Void {
    if isMain { return { MainActor.assumeIsolated(work) } }
    return unchecked(work)
  }
}

/// Lets a simulation run a main-actor closure: its thread stands for the main actor.
func assumingMainActor(_ work: @escaping @MainActor () -> Void) -> () -> Void {
  { unchecked(work)() }
}

/// The same for a closure with a value.
func assumingMainActor<Value>(_ work: @escaping @MainActor (Value) -> Void) -> (Value) -> Void {
  unsafeBitCast(work, to: ((Value) -> Void).self)
}

/// Forgets the isolation of a closure.
///
/// The two function types have the same representation; isolation exists in the type only. In a
/// simulation one thread runs everything, and a real background queue runs what the app gave it.
private func unchecked(_ work: @escaping @MainActor () -> Void) -> @Sendable () -> Void {
  unsafeBitCast(work, to: (@Sendable () -> Void).self)
}

extension DispatchTime {
  /// How long it is until this time, for the current simulation.
  package var virtualDelay: Duration {
    let now = DispatchTime.now().uptimeNanoseconds
    guard uptimeNanoseconds > now else { return .zero }
    let remaining = Duration.nanoseconds(Int64(clamping: uptimeNanoseconds - now))
    // `.now() + 0.35` is off by a nanosecond when 0.35 is not a binary fraction.
    return PlatformClock.readsVirtualTime
      ? Duration(roundingSeconds: remaining.inSeconds) : PlatformClock.roundedUp(remaining)
  }
}
