import Dispatch
import Foundation
import Testing
import VirtualTime

private typealias DispatchQueue = VirtualDispatchQueue
private typealias Timer = VirtualTimerSource
private typealias RunLoop = VirtualRunLoop

@MainActor private final class Screen {
  var log: [String] = []
  private var work: DispatchWorkItem?
  private var timer: Timer?

  func later() {
    DispatchQueue.main.async { self.log.append("async") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.35) { [weak self] in
      self?.log.append("after")
    }
    DispatchQueue.global(qos: .background).async {
      DispatchQueue.main.async { self.log.append("back") }
    }
  }

  func debounce(_ text: String) {
    work?.cancel()
    let item = DispatchWorkItem { [weak self] in self?.log.append(text) }
    work = item
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500), execute: item)
  }

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
      self.log.append("tick")
      if self.log.count == 3 { timer.invalidate() }
    }
  }
}

/// Calls back from nowhere in particular, as networking code of the time does.
private func load(_ completion: @escaping @Sendable (Int) -> Void) {
  DispatchQueue.global().async { completion(1) }
}

@MainActor @Suite("DispatchQueue, Timer and RunLoop on virtual time")
struct DispatchQueueTests {
  @Test("asyncAfter runs at its exact deadline", arguments: [0.5, 0.35, 0.1, 0.3, 1.0, 2.25])
  func deadlines(seconds: Double) {
    let clock = VirtualClock()
    var fired: Duration?
    clock.withCurrent {
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { fired = clock.now }
    }
    clock.advance(by: .seconds(5))
    #expect(fired == .milliseconds(Int(seconds * 1_000)))
  }

  @Test("closures run later, in order")
  func closures() {
    let clock = VirtualClock()
    let screen = Screen()
    clock.withCurrent { screen.later() }
    #expect(screen.log == [])
    clock.runReady()
    #expect(screen.log == ["async", "back"])
    clock.advance(by: .milliseconds(350))
    #expect(screen.log == ["async", "back", "after"])
  }

  @Test("a cancelled work item does not run")
  func workItems() {
    let clock = VirtualClock()
    let screen = Screen()
    clock.withCurrent {
      screen.debounce("a")
      clock.advance(by: .milliseconds(499))
      screen.debounce("ab")
      clock.advance(by: .milliseconds(499))
      #expect(screen.log == [])
      clock.advance(by: .milliseconds(1))
    }
    #expect(screen.log == ["ab"])
  }

  @Test("a repeating timer fires at each interval until it is invalidated")
  func timers() {
    let clock = VirtualClock()
    let screen = Screen()
    clock.withCurrent { screen.start() }
    clock.advance(by: .milliseconds(199))
    #expect(screen.log == ["tick"])
    clock.advance(by: .seconds(10))
    #expect(screen.log.count == 3)
    #expect(clock.isIdle)
  }

  @Test("a timer that does not repeat is invalid once it has fired")
  func singleTimer() {
    let clock = VirtualClock()
    var count = 0
    clock.withCurrent {
      let timer = Timer(timeInterval: 1, repeats: false) { _ in count += 1 }
      clock.advance(by: .seconds(2))
      #expect(count == 0)
      RunLoop.main.add(timer, forMode: .common)
      clock.advance(by: .seconds(2))
      #expect(count == 1)
      #expect(!timer.isValid)
      timer.fire()
      #expect(count == 1)
    }
  }

  @Test("a callback may hop to the main queue from anywhere")
  func callbacks() {
    let clock = VirtualClock()
    let screen = Screen()
    clock.withCurrent {
      load { loaded in DispatchQueue.main.async { screen.log.append("\(loaded)") } }
      clock.runReady()
    }
    #expect(screen.log == ["1"])
  }

  @Test("outside a simulation the real queue and the real clock are used")
  func real() async {
    let start = ContinuousClock.now
    await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(5)) { continuation.resume() }
    }
    #expect(start.duration(to: .now) >= .milliseconds(5))
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume() }
    }
  }
}
