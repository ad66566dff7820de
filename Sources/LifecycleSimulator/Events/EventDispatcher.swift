import LifecycleModel
import VirtualTime

/// The one place where events reach an app, and where delivery rules apply.
@MainActor package final class EventDispatcher {
  /// Unsafe: the simulator holds this and sets it first of all.
  unowned(unsafe) var simulator: Simulator!
  /// How often each rule with an ordinal has matched.
  @exclusivity(unchecked) private var matches: [DeliveryRule: Int] = [:]
  /// Events that arrive after the others of this turn.
  @exclusivity(unchecked) private var reordered: [(Event, any EventTarget, QuirkIndex)] = []
  /// Events that wait for a number of turns.
  @exclusivity(unchecked) private var waiting: [(turns: Int, Event, any EventTarget, QuirkIndex)] =
    []
  /// Events that are taken back at the end of this turn and then arrive again.
  @exclusivity(unchecked) private var bounced: [(Event, any EventTarget, QuirkIndex)] = []
  /// What was delivered in this turn under a rule that coalesces.
  @exclusivity(unchecked) private var coalesced: [(EventKind, ObjectIdentifier)] = []
  /// Events that arrived early and must not arrive again.
  @exclusivity(unchecked) private var earlyDelivered: [(EventKind, ObjectIdentifier)] = []

  /// Delivers an event, or does with it what the platform's rules say.
  package func deliver(_ event: Event, to target: any EventTarget) {
    guard simulator.behavior.delivery.mentions(event.kind) else {
      hand(event, to: target, outcome: .delivered)
      return
    }
    if let index = earlyDelivered.firstIndex(where: {
      $0.0 == event.kind && $0.1 == ObjectIdentifier(target)
    }) {
      earlyDelivered.remove(at: index)
      return
    }
    guard let rule = rule(for: event) else {
      hand(event, to: target, outcome: .delivered)
      return
    }
    apply(rule, to: event, target)
  }

  /// Delivers the event now if a rule makes it arrive when its transition begins.
  package func deliverEarly(_ event: Event, to target: any EventTarget) {
    guard simulator.behavior.delivery.mentions(event.kind), let rule = rule(for: event),
      rule.effect == .early
    else { return }
    earlyDelivered.append((event.kind, ObjectIdentifier(target)))
    simulator.noteFired(rule.quirk)
    hand(event, to: target, outcome: .changed("early", rule.quirk))
  }

  /// An event happens to a target that does not listen to it, but may to its opposite.
  package func passBy(_ event: Event, _ target: any EventTarget) {
    guard simulator.behavior.delivery.mentions(event.kind),
      simulator.behavior.delivery.rules(for: event.kind).contains(where: { $0.effect == .bounce }),
      let rule = rule(for: event), rule.effect == .bounce
    else { return }
    bounced.append((event, target, rule.quirk))
  }

  /// Hands over what was held back for the end of the turn; returns whether there was anything.
  package func endTurn() -> Bool {
    if !coalesced.isEmpty { coalesced.removeAll(keepingCapacity: true) }
    guard !reordered.isEmpty || !waiting.isEmpty || !bounced.isEmpty else { return false }
    bounce()
    let now = reordered
    reordered.removeAll()
    for (event, target, quirk) in now {
      hand(event, to: target, outcome: .changed("after the others", quirk))
    }
    let later = waiting
    waiting.removeAll()
    for (turns, event, target, quirk) in later {
      if turns <= 1 {
        hand(event, to: target, outcome: .changed("late", quirk))
      } else {
        waiting.append((turns - 1, event, target, quirk))
      }
    }
    return true
  }

  private func bounce() {
    guard !bounced.isEmpty else { return }
    let now = bounced
    bounced.removeAll()
    for (event, target, quirk) in now {
      guard let opposite = event.kind.opposite, target.hears(opposite) else { continue }
      var back = event
      back.kind = opposite
      simulator.noteFired(quirk)
      hand(back, to: target, outcome: .changed("taken back", quirk))
    }
    for (event, target, quirk) in now where target.hears(event.kind) {
      simulator.noteFired(quirk)
      hand(event, to: target, outcome: .changed("again", quirk))
    }
  }

  package func forget() {
    bounced.removeAll()
    reordered.removeAll()
    waiting.removeAll()
    coalesced.removeAll()
    earlyDelivered.removeAll()
  }

  private func rule(for event: Event) -> DeliveryRule? {
    for rule in simulator.behavior.delivery.rules(for: event.kind) where rule.matches(event) {
      guard let ordinal = rule.ordinal else { return rule }
      let count = matches[rule, default: 0] + 1
      matches[rule] = count
      if count == ordinal { return rule }
    }
    return nil
  }

  private func apply(_ rule: DeliveryRule, to event: Event, _ target: any EventTarget) {
    simulator.noteFired(rule.quirk)
    switch rule.effect {
    case .drop:
      record(event, target, .notDelivered(rule.quirk))
    case .delayTurns(let turns):
      waiting.append((turns, event, target, rule.quirk))
    case .delayMilliseconds(let milliseconds):
      _ = simulator.clock.scheduleSystem(after: .milliseconds(milliseconds)) {
        [weak self] in
        MainActor.assumeIsolated {
          self?.hand(event, to: target, outcome: .changed("late", rule.quirk))
        }
      }
    case .duplicate(let count):
      hand(event, to: target, outcome: .delivered)
      for _ in 1..<max(count, 1) {
        hand(event, to: target, outcome: .changed("again", rule.quirk))
      }
    case .early:
      hand(event, to: target, outcome: .changed("early", rule.quirk))
    case .reorder:
      reordered.append((event, target, rule.quirk))
    case .coalesce:
      let key = (event.kind, ObjectIdentifier(target))
      if coalesced.contains(where: { $0.0 == key.0 && $0.1 == key.1 }) {
        record(event, target, .notDelivered(rule.quirk))
      } else {
        coalesced.append(key)
        hand(event, to: target, outcome: .delivered)
      }
    case .bounce:
      hand(event, to: target, outcome: .delivered)
      bounced.append((event, target, rule.quirk))
    case .deliver(let role):
      guard let other = target.target(inRole: role) else {
        record(event, target, .notDelivered(rule.quirk))
        return
      }
      hand(event, to: other, outcome: .changed("to another node", rule.quirk))
    }
  }

  private func hand(_ event: Event, to target: any EventTarget, outcome: EventOutcome) {
    record(event, target, outcome)
    target.receive(event)
  }

  private func record(_ event: Event, _ target: any EventTarget, _ outcome: EventOutcome) {
    simulator.trace.append(
      .event(
        event.kind, target: target.eventName, cause: event.cause, container: event.container,
        outcome: outcome))
  }
}

extension DeliveryRule {
  func matches(_ event: Event) -> Bool {
    (container == nil || container == event.container) && (cause == nil || cause == event.cause)
      && (role == nil || role == event.role) && (phase == nil || phase == event.phase)
  }
}
