import LifecycleModel
import VirtualTime

/// How settling ended.
package enum SettleOutcome: Hashable, Sendable {
  /// Nothing is left to do but timers of the app.
  case settled
  /// The app kept itself busy beyond its budget; names what was still running.
  case neverSettles([String])
}

extension Simulator {
  /// Runs turns until nothing is ready and no transition is under way.
  ///
  /// Timers of the app do not fire unless a transition takes that long: a person who waits for
  /// an animation waits for everything that falls within it.
  @discardableResult package func settle() -> SettleOutcome {
    var turns = 0
    while true {
      var worked = flush()
      if clock.hasReadyWork {
        clock.runReady()
        if clock.exceededBudget { return .neverSettles(clock.pending) }
        worked = true
      }
      if dispatcher.endTurn() { worked = true }
      if !worked {
        guard let deadline = clock.nextSystemDeadline else { return .settled }
        let start = clock.now
        clock.advance(by: deadline - start)
      }
      turns += 1
      turnNumber &+= 1
      if turns > turnBudget { return .neverSettles(clock.pending) }
    }
  }

  /// Lets virtual time pass, with everything that falls due in it.
  package func wait(_ duration: Duration) -> SettleOutcome {
    let end = clock.now + duration
    while let next = clock.nextDeadline, next < end {
      if next > clock.now { clock.advance(by: next - clock.now) }
      if case .neverSettles(let names) = settleTurn() { return .neverSettles(names) }
    }
    if clock.now < end { clock.advance(by: end - clock.now) }
    return settle()
  }

  private func settleTurn() -> SettleOutcome {
    var turns = 0
    while true {
      var worked = flush()
      if clock.hasReadyWork {
        clock.runReady()
        if clock.exceededBudget { return .neverSettles(clock.pending) }
        worked = true
      }
      if dispatcher.endTurn() { worked = true }
      if !worked { return .settled }
      turns += 1
      turnNumber &+= 1
      if turns > turnBudget { return .neverSettles(clock.pending) }
    }
  }
}

/// How long the platform's transitions take, in virtual time.
package enum TransitionTime {
  /// A push or pop with animation: 0.35 s, UIKit's usual length.
  package static let navigation = Duration.milliseconds(350)
  /// A modal presentation: 0.5 s.
  package static let presentation = Duration.milliseconds(500)
  /// The animation of a row that is inserted or removed: 0.3 s.
  package static let row = Duration.milliseconds(300)
}
