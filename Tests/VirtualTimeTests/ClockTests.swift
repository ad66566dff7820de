import Testing
import VirtualTime

@Suite("Virtual clock")
struct ClockTests {
  @Test("ready work runs in order of arrival, and so does what it adds")
  func order() {
    let clock = VirtualClock()
    var log: [Int] = []
    clock.enqueue {
      log.append(1)
      clock.enqueue { log.append(3) }
    }
    clock.enqueue { log.append(2) }
    #expect(clock.runReady() == 3)
    #expect(log == [1, 2, 3])
    #expect(clock.now == .zero)
  }

  @Test("timers run in order of deadline, then of scheduling, at their exact times")
  func timers() {
    let clock = VirtualClock()
    var log: [String] = []
    clock.schedule(after: .seconds(2)) { log.append("c \(clock.now)") }
    clock.scheduleSystem(after: .seconds(1)) { log.append("a \(clock.now)") }
    clock.schedule(after: .seconds(1)) { log.append("b \(clock.now)") }
    #expect(clock.nextSystemDeadline == .seconds(1))
    clock.advance(by: .seconds(3))
    #expect(log == ["a 1.0 seconds", "b 1.0 seconds", "c 2.0 seconds"])
    #expect(clock.now == .seconds(3))
    #expect(clock.nextDeadline == nil)
  }

  @Test("a cancelled timer does not run, and releases what it captured")
  func cancel() {
    final class Witness {}
    let clock = VirtualClock()
    var witness: Witness? = Witness()
    weak let weakWitness = witness
    let timer = clock.schedule(after: .seconds(1)) { [witness] in _ = witness }
    witness = nil
    #expect(weakWitness != nil)
    timer.cancel()
    #expect(timer.isCancelled)
    #expect(weakWitness == nil)
    #expect(clock.nextDeadline == nil)
    #expect(clock.pending == [])
  }

  @Test("many timers come out sorted, whatever was cancelled between")
  func heap() {
    let clock = VirtualClock()
    var generator = SystemRandomNumberGenerator()
    var fired: [Duration] = []
    var expected: [Duration] = []
    for _ in 0..<2_000 {
      let delay = Duration.milliseconds(Int.random(in: 1...500, using: &generator))
      let timer = clock.schedule(after: delay) { fired.append(clock.now) }
      if Bool.random(using: &generator) { timer.cancel() } else { expected.append(delay) }
    }
    clock.advance(by: .seconds(1))
    #expect(fired == expected.sorted())
  }

  @Test("work that feeds itself stops at the budget")
  func budget() {
    let clock = VirtualClock()
    clock.turnBudget = 100
    func again() { clock.enqueue(again) }
    again()
    #expect(clock.runReady() == 100)
    #expect(clock.exceededBudget)
    clock.advance(by: .seconds(1))
    #expect(clock.now == .zero)
  }

  @Test("work that ends exactly at the budget does not exceed it")
  func exactBudget() {
    let clock = VirtualClock()
    clock.turnBudget = 3
    for _ in 0..<3 { clock.enqueue {} }
    #expect(clock.runReady() == 3)
    #expect(!clock.exceededBudget)
  }

  @Test("afterEach is called once for each job and each timer")
  func afterEach() {
    let clock = VirtualClock()
    var count = 0
    clock.afterEach = { count += 1 }
    clock.enqueue {}
    clock.schedule(after: .seconds(1)) {}
    clock.schedule(after: .seconds(1)) {}.cancel()
    clock.withCurrent { _ = Task { @MainActor in } }
    clock.advance(by: .seconds(1))
    #expect(count == 3)
  }

  @Test("pending names what waits, in order")
  func pending() {
    let clock = VirtualClock()
    clock.schedule(after: .seconds(2), label: "debounce") {}
    clock.scheduleSystem(after: .milliseconds(350), label: "push") {}
    clock.enqueue {}
    #expect(
      clock.pending == ["1 job is ready", "push in 0.35 seconds", "debounce in 2.0 seconds"])
  }

  @Test("withCurrent nests and restores")
  func nesting() {
    let (outer, inner) = (VirtualClock(), VirtualClock())
    outer.withCurrent {
      inner.withCurrent { #expect(VirtualClock.current === inner) }
      #expect(VirtualClock.current === outer)
      VirtualClock.withoutCurrent { #expect(VirtualClock.current == nil) }
    }
    #expect(VirtualClock.current == nil)
  }

  @Test("runOne runs one job")
  func runOne() {
    let clock = VirtualClock()
    var count = 0
    clock.enqueue { count += 1 }
    clock.enqueue { count += 1 }
    #expect(clock.runOne())
    #expect(count == 1)
    #expect(clock.runOne())
    #expect(!clock.runOne())
  }
}
