import Foundation
import HeadlessCombine
import Testing
import VirtualTime

private typealias DispatchQueue = VirtualDispatchQueue
private typealias RunLoop = VirtualRunLoop
private typealias Timer = VirtualTimerSource

@MainActor @Suite("Combine on virtual time")
struct TimeTests {
  private final class Log {
    var lines: [String] = []
    var cancellables: Set<AnyCancellable> = []
  }

  @Test("debounce sends once it has been quiet, on the queue and on the run loop")
  func debounce() {
    let clock = VirtualClock()
    let log = Log()
    let subject = PassthroughSubject<Int, Never>()
    clock.withCurrent {
      subject.debounce(for: .seconds(1), scheduler: DispatchQueue.main)
        .sink { log.lines.append("queue \($0) \(clock.now)") }.store(in: &log.cancellables)
      subject.debounce(for: 0.5, scheduler: RunLoop.main)
        .sink { log.lines.append("loop \($0) \(clock.now)") }.store(in: &log.cancellables)
      subject.send(1)
      clock.advance(by: .milliseconds(400))
      subject.send(2)
      clock.advance(by: .seconds(2))
    }
    #expect(log.lines == ["loop 2 0.9 seconds", "queue 2 1.4 seconds"])
    #expect(clock.isIdle)
  }

  @Test("cancelling a debounce leaves nothing waiting")
  func cancelDebounce() {
    let clock = VirtualClock()
    let log = Log()
    clock.withCurrent {
      let subject = PassthroughSubject<Int, Never>()
      subject.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
        .sink { log.lines.append("\($0)") }.store(in: &log.cancellables)
      subject.send(1)
      log.cancellables = []
      #expect(clock.pending == [])
      clock.advance(by: .seconds(1))
    }
    #expect(log.lines == [])
  }

  // Apple: "Publishes either the most-recent or first element published by the upstream publisher
  // in the specified time interval."
  @Test("throttle sends the first value, then one an interval", arguments: [true, false])
  func throttle(latest: Bool) {
    let clock = VirtualClock()
    let log = Log()
    clock.withCurrent {
      let subject = PassthroughSubject<Int, Never>()
      subject.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: latest)
        .sink { log.lines.append("\($0) \(clock.now)") }.store(in: &log.cancellables)
      subject.send(1)
      clock.advance(by: .milliseconds(200))
      subject.send(2)
      subject.send(3)
      clock.advance(by: .seconds(3))
      subject.send(4)
      clock.advance(by: .seconds(3))
    }
    #expect(log.lines == ["1 0.0 seconds", "\(latest ? 3 : 2) 1.0 seconds", "4 3.2 seconds"])
  }

  @Test("delay keeps order and distance")
  func delay() {
    let clock = VirtualClock()
    let log = Log()
    clock.withCurrent {
      [1, 2].publisher.delay(for: .milliseconds(250), scheduler: DispatchQueue.main)
        .sink(receiveCompletion: { _ in log.lines.append("end \(clock.now)") }) {
          log.lines.append("\($0) \(clock.now)")
        }.store(in: &log.cancellables)
      clock.advance(by: .seconds(1))
    }
    #expect(log.lines == ["1 0.25 seconds", "2 0.25 seconds", "end 0.25 seconds"])
  }

  @Test("receive(on:) and subscribe(on:) hop to the next turn")
  func hops() {
    let clock = VirtualClock()
    let log = Log()
    clock.withCurrent {
      Just(1).receive(on: DispatchQueue.main).sink { log.lines.append("queue \($0)") }
        .store(in: &log.cancellables)
      Just(2).receive(on: RunLoop.main).sink { log.lines.append("loop \($0)") }
        .store(in: &log.cancellables)
      Just(5).receive(on: VirtualOperationQueue.main).sink { log.lines.append("queue \($0)") }
        .store(in: &log.cancellables)
      Just(3).subscribe(on: DispatchQueue.global()).sink { log.lines.append("global \($0)") }
        .store(in: &log.cancellables)
      Just(4).receive(on: ImmediateScheduler.shared).sink { log.lines.append("now \($0)") }
        .store(in: &log.cancellables)
      #expect(log.lines == ["now 4"])
      clock.runReady()
    }
    #expect(log.lines == ["now 4", "queue 1", "loop 2", "queue 5", "global 3"])
  }

  @Test("a timer publisher sends at every interval while it is connected")
  func timer() {
    let clock = VirtualClock()
    let log = Log()
    clock.withCurrent {
      let start = Date()
      let cancellable = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
        .sink { date in
          log.lines.append("\(clock.now)")
          _ = (date, start)
        }
      clock.advance(by: .milliseconds(350))
      cancellable.cancel()
      clock.advance(by: .seconds(1))
    }
    #expect(log.lines == ["0.1 seconds", "0.2 seconds", "0.3 seconds"])
    #expect(clock.isIdle)
  }

  @Test("notifications are published until the subscription is cancelled")
  func notifications() {
    let name = Notification.Name("saved")
    let center = VirtualNotificationCenter()
    var count = 0
    let cancellable = center.publisher(for: name).sink { _ in count += 1 }
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("other"), object: nil)
    #expect(count == 1)
    cancellable.cancel()
    center.post(name: name, object: nil)
    #expect(count == 1)
  }

  @Test("values is an asynchronous sequence on virtual time")
  func values() {
    let clock = VirtualClock()
    let log = Log()
    clock.withCurrent {
      let subject = PassthroughSubject<Int, Never>()
      Task { @MainActor in
        for await value in subject.values { log.lines.append("\(value)") }
        log.lines.append("end")
      }
      clock.runReady()
      subject.send(1)
      subject.send(2)
      subject.send(completion: .finished)
      clock.runReady()
    }
    #expect(log.lines == ["1", "2", "end"])
  }
}
