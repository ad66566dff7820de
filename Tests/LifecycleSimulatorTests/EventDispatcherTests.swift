import LifecycleModel
import LifecycleSimulator
import Testing
import VirtualTime

@MainActor @Suite struct EventDispatcherTests {
  let journal = Journal()

  private func run(
    _ effect: DeliveryEffect, cause: Cause? = nil, ordinal: Int? = nil, events: [Cause] = [.pop]
  ) -> (Simulator, [String]) {
    var behavior = PlatformBehavior(name: "test", quirks: ["q"])
    behavior.delivery.add(
      DeliveryRule(
        event: .disappear, cause: cause, ordinal: ordinal, effect: effect, quirk: QuirkIndex(0)))
    let simulator = makeSimulator(behavior)
    let screen = FakeScreen("A", journal, simulator)
    for cause in events {
      simulator.dispatcher.deliver(Event(.disappear, cause: cause), to: screen)
    }
    simulator.dispatcher.deliver(Event(.appear, cause: .pop), to: screen)
    let atOnce = journal.lines
    simulator.settle()
    return (simulator, atOnce)
  }

  @Test func aDroppedEventNeverArrives() {
    let (simulator, _) = run(.drop)
    #expect(journal.lines == ["appear A"])
    #expect(simulator.fired.contains(QuirkIndex(0)))
  }

  @Test func aRuleForAnotherCauseHasNoEffect() {
    let (simulator, _) = run(.drop, cause: .dismiss)
    #expect(journal.lines == ["disappear A", "appear A"])
    #expect(simulator.fired.isEmpty)
  }

  @Test func anOrdinalPicksOneEvent() {
    _ = run(.drop, ordinal: 2, events: [.pop, .pop, .pop])
    #expect(journal.lines == ["disappear A", "disappear A", "appear A"])
  }

  @Test func aDuplicateArrivesAsOftenAsTheRuleSays() {
    _ = run(.duplicate(3))
    #expect(journal.lines.filter { $0 == "disappear A" }.count == 3)
  }

  @Test(arguments: [DeliveryEffect.reorder, .delayTurns(1), .delayMilliseconds(100)])
  func aLateEventArrivesAfterTheOthers(_ effect: DeliveryEffect) {
    let (_, atOnce) = run(effect)
    #expect(atOnce == ["appear A"])
    #expect(journal.lines == ["appear A", "disappear A"])
  }

  @Test func aBounceTakesTheEventBackAndDeliversItAgain() {
    let (simulator, atOnce) = run(.bounce)
    #expect(atOnce == ["disappear A", "appear A"])
    #expect(journal.lines == ["disappear A", "appear A", "appear A", "disappear A"])
    #expect(simulator.fired.contains(QuirkIndex(0)))
  }

  @Test func equalEventsOfATurnCoalesce() {
    _ = run(.coalesce, events: [.pop, .pop])
    #expect(journal.lines == ["disappear A", "appear A"])
  }

  @Test func theTraceNamesTheQuirkOnTheLineItChanged() {
    let (simulator, _) = run(.drop)
    let expected = TraceEntry.event(
      .disappear, target: "A", cause: .pop, container: .window,
      outcome: .notDelivered(QuirkIndex(0)))
    #expect(simulator.trace.entries.contains(expected))
  }
}
