@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

/// Decides, job by job, between the virtual clocks and the platform's executors.
///
/// The runtime lets a process replace its executors once. The replacements send a job to a clock
/// when the enqueuing thread is simulating (or when the job's task belongs to a clock), and to the
/// platform otherwise, so that real concurrency goes on around a simulation.
enum ExecutorRouter {
  /// Installs the executors if that has not happened yet.
  ///
  /// - Returns: The identifier of the last task made so far.
  static func install() -> UInt64 {
    installation
    // Without the runtime's support closures and timers are virtual, and tasks are not.
    guard #available(macOS 26.4, iOS 26.4, tvOS 26.4, watchOS 26.4, visionOS 26.4, *) else {
      return 0
    }
    return TaskProbe.lastTaskID()
  }

  private static let installation: Void = {
    ThreadSlot.prepare()
    PlatformClock.install()
    if #available(macOS 26.4, iOS 26.4, tvOS 26.4, watchOS 26.4, visionOS 26.4, *) {
      _createExecutors(factory: VirtualExecutorFactory.self)
    }
  }()
}

@available(macOS 26.4, iOS 26.4, tvOS 26.4, watchOS 26.4, visionOS 26.4, *)
extension ExecutorRouter {
  static let main = VirtualMainExecutor()
  static let background = VirtualDefaultExecutor()

  /// The main actor's executor, as jobs name it.
  static let mainIdentity = main.asUnownedSerialExecutor()

  /// No executor: what a job on the platform's global pool is isolated to.
  ///
  /// The runtime writes "isolated to nothing" as two zero words and offers no way to say it.
  static let noIdentity = unsafeBitCast((0, 0), to: UnownedSerialExecutor.self)

  /// Where a job goes.
  enum Route {
    /// To the clock that is current on this thread.
    case clock(VirtualClock)
    /// To a clock of another thread, or one that is not current.
    case inbox(Inbox)
    case platform
    case nowhere
  }

  static func route(_ job: UnownedJob, isTask: Bool) -> Route {
    let current = VirtualClock.current
    guard isTask else {
      // Jobs that are not tasks (an actor's mailbox, the wake-up of an old-style sleep) carry no
      // owner; they belong to the thread that enqueues them.
      return current.map(Route.clock) ?? .platform
    }
    let taskID = taskIdentifier(of: job)
    if let current, taskID > current.lastForeignTask {
      if current.tasks.contains(taskID) { return current.isDiscarded ? .nowhere : .clock(current) }
      if case .platform = ClockRegistry.owner(of: taskID) {
        // A new task: it belongs to the simulation that made it.
        if current.isDiscarded { return .nowhere }
        current.tasks.insert(taskID)
        ClockRegistry.record(taskID, ownedBy: current.serial)
        return .clock(current)
      }
    }
    return switch ClockRegistry.owner(of: taskID) {
    case .clock(let inbox): .inbox(inbox)
    case .discarded: .nowhere
    case .platform: .platform
    }
  }

  static func deliver(_ job: VirtualJob, after delay: Duration, to clock: VirtualClock) {
    if delay <= .zero {
      clock.ready.append(.job(job), lane: job.lane)
    } else {
      clock.add(
        after: delay, label: "Task.sleep", isSystem: false, lane: job.lane,
        .job(job, sleeper: job.isActorWork ? nil : .current))
    }
  }
}

/// The process-wide identifier of the job's task; tasks made later have higher ones.
///
/// The runtime's own accessor, with which the standard library describes a job.
@_silgen_name("swift_task_getJobTaskId")
func taskIdentifier(of job: UnownedJob) -> UInt64
