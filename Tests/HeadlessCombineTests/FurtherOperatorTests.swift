import Foundation
import HeadlessCombine
import Testing

@Suite struct FurtherOperatorTests {
  private struct Fault: Error {}

  private func values<P: Publisher>(of publisher: P) -> [P.Output] {
    var found: [P.Output] = []
    _ = publisher.sink(receiveCompletion: { _ in }, receiveValue: { found.append($0) })
    return found
  }

  // Apple, tryFilter and tryScan: an error of the closure ends the stream.
  @Test func throwingClosuresFail() {
    var isFailed = false
    _ = [1, 2, 3].publisher.tryFilter { value in
      if value == 3 { throw Fault() }
      return value != 1
    }.sink(
      receiveCompletion: { if case .failure = $0 { isFailed = true } },
      receiveValue: { #expect($0 == 2) })
    #expect(isFailed)
    #expect(values(of: [1, 2].publisher.tryScan(0) { $0 + $1 }) == [1, 3])
  }

  // Apple, decode(type:decoder:).
  @Test func decodesWhatWasEncoded() {
    let encoded = ["a", "b"].publisher.encode(encoder: JSONEncoder())
    #expect(values(of: encoded.decode(type: String.self, decoder: JSONDecoder())) == ["a", "b"])
  }

  // Apple, merge(with:_:_:): values of all, as they come.
  @Test func fourSourcesMerge() {
    let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
    var found: [Int] = []
    let token = subjects[0].merge(with: subjects[1], subjects[2], subjects[3])
      .sink { found.append($0) }
    for (index, subject) in subjects.enumerated() { subject.send(index) }
    withExtendedLifetime(token) { #expect(found == [0, 1, 2, 3]) }
  }

  @Test func groupsKeepTheRest() {
    #expect(values(of: (1...5).publisher.collect(2)) == [[1, 2], [3, 4], [5]])
  }

  // Apple, prefix(untilOutputFrom:) and drop(untilOutputFrom:).
  @Test func anotherPublisherStopsAndStarts() {
    let source = PassthroughSubject<Int, Never>()
    let signal = PassthroughSubject<Void, Never>()
    var (before, after): ([Int], [Int]) = ([], [])
    let tokens = [
      source.prefix(untilOutputFrom: signal).sink { before.append($0) },
      source.drop(untilOutputFrom: signal).sink { after.append($0) },
    ]
    source.send(1)
    signal.send()
    source.send(2)
    withExtendedLifetime(tokens) {
      #expect(before == [1])
      #expect(after == [2])
    }
  }

  @Test func questionsAreAnswered() {
    #expect(values(of: [1, 2].publisher.contains(2)) == [true])
    #expect(values(of: [1, 2].publisher.allSatisfy { $0 < 2 }) == [false])
    #expect(values(of: [3, 1, 2].publisher.min()) == [1])
    #expect(values(of: [3, 1, 2].publisher.max()) == [3])
  }

  @Test func recordsPlay() {
    let record = Record<Int, Never>(output: [1, 2], completion: .finished)
    #expect(values(of: record) == [1, 2])
  }

  // Apple, Publishers.CombineLatest and Publishers.Zip are made by name, too.
  @Test func joinsAreMadeByName() {
    let pairs = values(of: Publishers.Zip([1, 2].publisher, ["a", "b"].publisher))
    #expect(pairs.map(\.1) == ["a", "b"])
    let latest = values(of: Publishers.CombineLatest([1, 2].publisher, Just("a")))
    #expect(latest.map(\.0) == [2])
  }
}
