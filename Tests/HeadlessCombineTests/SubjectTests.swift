import HeadlessCombine
import Testing

@Suite("Subjects, demand and cancellation")
struct SubjectTests {
  @Test("a current-value subject sends its value first, a passthrough subject does not")
  func first() {
    let (current, passthrough) = (
      CurrentValueSubject<Int, Never>(1), PassthroughSubject<Int, Never>()
    )
    var log: [String] = []
    let cancellables: [AnyCancellable] = [
      current.sink { log.append("current \($0)") },
      passthrough.sink { log.append("passthrough \($0)") },
    ]
    current.value = 2
    passthrough.send(3)
    #expect(log == ["current 1", "current 2", "passthrough 3"])
    #expect(current.value == 2)
    withExtendedLifetime(cancellables) {}
  }

  @Test("an AnyCancellable cancels when it is released")
  func release() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var cancellables: Set<AnyCancellable> = []
    subject.sink { values.append($0) }.store(in: &cancellables)
    subject.send(1)
    cancellables = []
    subject.send(2)
    #expect(values == [1])
  }

  @Test("nothing is sent after the end")
  func end() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let cancellable = subject.sink { _ in
      log.append("end")
    } receiveValue: {
      log.append("\($0)")
    }
    subject.send(completion: .finished)
    subject.send(1)
    subject.send(completion: .finished)
    #expect(log == ["end"])
    withExtendedLifetime(cancellable) {}
  }

  @Test("a subscriber gets no more than it asked for")
  func demand() {
    final class Two: Subscriber {
      var values: [Int] = []
      var isFinished = false
      func receive(subscription: any Subscription) { subscription.request(.max(2)) }
      func receive(_ input: Int) -> Subscribers.Demand {
        values.append(input)
        return .none
      }
      func receive(completion: Subscribers.Completion<Never>) { isFinished = true }
    }
    let direct = Two()
    [1, 2, 3].publisher.subscribe(direct)
    #expect(direct.values == [1, 2])
    #expect(!direct.isFinished)
    let filtered = Two()
    (1...10).publisher.filter { $0 % 2 == 0 }.subscribe(filtered)
    #expect(filtered.values == [2, 4])
    let merged = Two()
    [1].publisher.merge(with: [2, 3].publisher).subscribe(merged)
    #expect(merged.values == [1, 2])
  }

  @Test("demand adds, subtracts and saturates")
  func demandArithmetic() {
    #expect(Subscribers.Demand.max(2) + .max(3) == .max(5))
    #expect(Subscribers.Demand.unlimited - .max(3) == .unlimited)
    #expect(Subscribers.Demand.max(1) - .max(3) == .none)
    #expect(Subscribers.Demand.max(2) * 3 == .max(6))
    #expect(Subscribers.Demand.max(1_000) < .unlimited)
  }

  @Test("assign(to:on:) writes a property")
  func assign() {
    final class Target { var value = 0 }
    let target = Target()
    let cancellable = [1, 2].publisher.assign(to: \.value, on: target)
    #expect(target.value == 2)
    withExtendedLifetime(cancellable) {}
  }

  @Test("a subject passes another publisher on")
  func subscribeSubject() {
    let (source, subject) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
    let cancellable = source.subscribe(subject)
    source.send(4)
    #expect(subject.value == 4)
    cancellable.cancel()
    source.send(5)
    #expect(subject.value == 4)
  }

  @Test("values arrive in order when a subscriber sends")
  func reentrancy() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [Int] = []
    let cancellable = subject.sink { value in
      log.append(value)
      if value < 3 { subject.send(value + 1) }
    }
    subject.send(1)
    #expect(log == [1, 2, 3])
    withExtendedLifetime(cancellable) {}
  }
}
