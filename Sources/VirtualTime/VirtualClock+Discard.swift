extension VirtualClock {
  /// Ends the simulation: nothing of it runs again, as after the death of a process.
  ///
  /// - Closures and timers are dropped, and what they captured is released.
  /// - Swift tasks that are ready, sleeping or suspended never continue, not even to be cancelled:
  ///   a task that resumes out of `try? await Task.sleep` would run the app's next line, which no
  ///   dead process does, and a loop around it would not end. The runtime cannot free a suspended
  ///   task without running it, so its memory stays allocated. If something resumes such a task
  ///   later (a `deinit` that cancels it, another simulation, another thread), the job is dropped.
  /// - Messages already handed to an actor finish on that actor, as they could on another core.
  ///   An actor that several simulations share would otherwise stay busy forever.
  ///
  /// Calling it again does nothing.
  package func discard() {
    guard !isDiscarded else { return }
    isDiscarded = true
    afterEach = nil
    ClockRegistry.remove(serial)
    withCurrent {
      notifications.removeAll()
      receiveInbox()
      var dropped: [VirtualTimer] = timers.removeAll()
      dropped += systemTimers.removeAll()
      for timer in dropped {
        if timer.isAbandonedSleep {
          timer.takeWork()?.run()
        } else {
          timer.cancel()
        }
      }
      var left = turnBudget
      while left > 0, let work = ready.popFirst() {
        if case .job(let job) = work, job.isActorWork {
          job.run()
          left -= 1
        }
      }
    }
  }
}
