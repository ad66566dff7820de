import HeadlessCombine
import Testing

private struct Broken: Error, Equatable {}

/// Everything a publisher sends, and how it ends.
private func record<P: Publisher>(_ publisher: P) -> (values: [P.Output], end: String?) {
  var values: [P.Output] = []
  var end: String?
  let cancellable = publisher.sink { completion in
    switch completion {
    case .finished: end = "finished"
    case .failure(let error): end = "\(error)"
    }
  } receiveValue: {
    values.append($0)
  }
  withExtendedLifetime(cancellable) {}
  return (values, end)
}

@Suite("Operators")
struct OperatorTests {
  @Test("sources send their values and end")
  func sources() {
    #expect(record(Just(1)).values == [1])
    #expect(record([1, 2, 3].publisher).values == [1, 2, 3])
    #expect(record(Empty<Int, Never>()).end == "finished")
    #expect(record(Empty<Int, Never>(completeImmediately: false)).end == nil)
    #expect(record(Fail<Int, Broken>(error: Broken())).end == "Broken()")
    #expect(record(Optional<Int>.none.publisher).values == [])
    #expect(record(Result<Int, Broken>.success(4).publisher).values == [4])
    #expect(record(Deferred { Just(5) }).values == [5])
  }

  @Test("a future is made once and kept")
  func future() {
    var count = 0
    let future = Future<Int, Never> { promise in
      count += 1
      promise(.success(count))
      promise(.success(99))
    }
    #expect(record(future).values == [1])
    #expect(record(future).values == [1])
    var keep: Future<Int, Never>.Promise?
    let later = Future<Int, Never> { keep = $0 }
    var values: [Int] = []
    let cancellable = later.sink { values.append($0) }
    #expect(values == [])
    keep?(.success(7))
    #expect(values == [7])
    withExtendedLifetime(cancellable) {}
  }

  @Test("values are changed one by one")
  func transforming() {
    let numbers = [1, 2, 2, 3, 3].publisher
    #expect(record(numbers.map { $0 * 2 }).values == [2, 4, 4, 6, 6])
    #expect(record(["a", "bc"].publisher.map(\.count)).values == [1, 2])
    #expect(record(["1", "x", "3"].publisher.compactMap { Int($0) }).values == [1, 3])
    #expect(record(numbers.scan(0, +)).values == [1, 3, 5, 8, 11])
    #expect(record([1, nil].publisher.replaceNil(with: 0)).values == [1, 0])
    let failing = record(
      numbers.tryMap { number -> Int in
        if number == 3 { throw Broken() }
        return number
      })
    #expect(failing.values == [1, 2, 2])
    #expect(failing.end == "Broken()")
  }

  @Test("values are left out")
  func filtering() {
    let numbers = [1, 2, 2, 3, 3].publisher
    #expect(record(numbers.filter { $0 > 1 }).values == [2, 2, 3, 3])
    #expect(record(numbers.removeDuplicates()).values == [1, 2, 3])
    #expect(record(numbers.removeDuplicates { $0 % 2 == $1 % 2 }).values == [1, 2, 3])
    #expect(record(numbers.dropFirst()).values == [2, 2, 3, 3])
    #expect(record(numbers.drop { $0 < 3 }).values == [3, 3])
    #expect(record(numbers.prefix(2)).values == [1, 2])
    #expect(record(numbers.prefix(0)).end == "finished")
    #expect(record(numbers.prefix { $0 < 3 }).values == [1, 2, 2])
    #expect(record(numbers.first()).values == [1])
    #expect(record(numbers.first { $0 > 2 }).values == [3])
    #expect(record(numbers.last()).values == [3])
    #expect(record(numbers.ignoreOutput()).end == "finished")
    #expect(record(numbers.collect()).values == [[1, 2, 2, 3, 3]])
    #expect(record(numbers.count()).values == [5])
    #expect(record(Empty<Int, Never>().replaceEmpty(with: 9)).values == [9])
  }

  @Test("first ends its source")
  func firstCancels() {
    let subject = PassthroughSubject<Int, Never>()
    var isCancelled = false
    var values: [Int] = []
    let cancellable = subject.handleEvents(receiveCancel: { isCancelled = true }).first()
      .sink { values.append($0) }
    subject.send(1)
    subject.send(2)
    #expect(values == [1])
    #expect(isCancelled)
    withExtendedLifetime(cancellable) {}
  }

  @Test("errors are replaced")
  func errors() {
    let broken = Fail<Int, Broken>(error: Broken()).prepend(1)
    #expect(record(broken).values == [1])
    #expect(record(broken.replaceError(with: 0)).values == [1, 0])
    #expect(record(broken.catch { _ in Just(8) }).values == [1, 8])
    #expect(record(broken.retry(2)).values == [1, 1, 1])
    #expect(record(broken.mapError { _ in CancellationError() }).end == "CancellationError()")
    #expect(record(Just(1).setFailureType(to: Broken.self)).values == [1])
  }

  @Test("sources follow each other")
  func concatenating() {
    #expect(record(Just(2).prepend(0, 1).append([3, 4])).values == [0, 1, 2, 3, 4])
    #expect(record(Just(1).append(Just(2)).prefix(1)).values == [1])
  }

  // Apple: combineLatest "doesn't produce elements until each of its upstream publishers publishes
  // at least one element"; zip "waits until both publishers have emitted an event".
  @Test("sources are combined")
  func combining() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    var (latest, zipped): ([String], [String]) = ([], [])
    var ends = 0
    let cancellables: [AnyCancellable] = [
      a.combineLatest(b).sink(
        receiveCompletion: { _ in ends += 1 }, receiveValue: { latest.append("\($0)\($1)") }),
      a.zip(b) { "\($0)\($1)" }.sink { zipped.append($0) },
    ]
    a.send(1)
    a.send(2)
    b.send("x")
    b.send("y")
    a.send(3)
    #expect(latest == ["2x", "2y", "3y"])
    #expect(zipped == ["1x", "2y"])
    a.send(completion: .finished)
    #expect(ends == 0)
    b.send(completion: .finished)
    #expect(ends == 1)
    withExtendedLifetime(cancellables) {}
    #expect(record(Just(1).combineLatest(Just(2), Just(3)) { $0 + $1 + $2 }).values == [6])
    #expect(record(Just(1).merge(with: Just(2))).values == [1, 2])
    #expect(record(Publishers.MergeMany([Just(1), Just(2), Just(3)])).values == [1, 2, 3])
  }

  @Test("flatMap runs all inner publishers, switchToLatest the newest")
  func flattening() {
    let subjects = (0..<2).map { _ in PassthroughSubject<Int, Never>() }
    let outer = PassthroughSubject<Int, Never>()
    var (flat, switched): ([Int], [Int]) = ([], [])
    let cancellables: [AnyCancellable] = [
      outer.flatMap { subjects[$0] }.sink { flat.append($0) },
      outer.map { subjects[$0] }.switchToLatest().sink { switched.append($0) },
    ]
    outer.send(0)
    subjects[0].send(1)
    outer.send(1)
    subjects[0].send(2)
    subjects[1].send(3)
    #expect(flat == [1, 2, 3])
    #expect(switched == [1, 3])
    withExtendedLifetime(cancellables) {}
    let oneByOne = [1, 2].publisher.flatMap(maxPublishers: .max(1)) { Just($0) }
    #expect(record(oneByOne).values == [1, 2])
    #expect(record(Just(1).flatMap { _ in Fail<Int, Broken>(error: Broken()) }).end == "Broken()")
  }

  @Test("share subscribes once, from the first to the last subscriber")
  func sharing() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let shared = subject.handleEvents(
      receiveSubscription: { _ in log.append("subscribe") },
      receiveCancel: { log.append("cancel") }
    ).share()
    var values: [Int] = []
    let (a, b) = (shared.sink { values.append($0) }, shared.sink { values.append($0 * 10) })
    subject.send(1)
    #expect(values == [1, 10])
    a.cancel()
    #expect(log == ["subscribe"])
    b.cancel()
    #expect(log == ["subscribe", "cancel"])
  }

  @Test("a connectable publisher waits for connect")
  func connecting() {
    var values: [Int] = []
    let publisher = [1, 2].publisher.makeConnectable()
    let cancellable = publisher.sink { values.append($0) }
    #expect(values == [])
    let connection = publisher.connect()
    #expect(values == [1, 2])
    withExtendedLifetime((cancellable, connection)) {}
  }
}
