import Synchronization

/// All clocks of the process and their tasks, for jobs that arrive away from their simulation.
enum ClockRegistry {
  /// What other threads may know of a clock: not the clock, which is its thread's alone.
  private struct Living {
    let inbox: Inbox
    var tasks: TaskLedger
  }

  private struct State {
    var living: [UInt64: Living] = [:]
    var dead = TaskLedger(first: 0)
  }

  /// Who owns a task.
  enum Owner {
    case clock(Inbox)
    case discarded
    case platform
  }

  private static let serials = Atomic<UInt64>(0)
  private static let state = Mutex(State())
  /// Whether any clock ever owned a task; until then real jobs need not look here.
  private static let hasTasks = Atomic<Bool>(false)

  static func nextSerial() -> UInt64 {
    serials.add(1, ordering: .relaxed).newValue
  }

  static func add(_ clock: VirtualClock) {
    let living = Living(
      inbox: clock.inbox, tasks: TaskLedger(first: clock.lastForeignTask + 1))
    state.withLock { $0.living[clock.serial] = living }
  }

  /// The clock is gone: its tasks belong to no one.
  static func remove(_ serial: UInt64) {
    state.withLock { state in
      guard let removed = state.living.removeValue(forKey: serial) else { return }
      state.dead.formUnion(removed.tasks)
    }
  }

  static func record(_ taskID: UInt64, ownedBy serial: UInt64) {
    hasTasks.store(true, ordering: .relaxed)
    state.withLock { $0.living[serial]?.tasks.insert(taskID) }
  }

  static func owner(of taskID: UInt64) -> Owner {
    guard hasTasks.load(ordering: .relaxed) else { return .platform }
    return state.withLock { state in
      if state.dead.contains(taskID) { return .discarded }
      for living in state.living.values where living.tasks.contains(taskID) {
        return .clock(living.inbox)
      }
      return .platform
    }
  }
}
