// Modelled: full, documented

extension Publisher {
  /// Sends whether a value for which the closure holds came, as soon as that is known.
  public func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    first(where: predicate).map { _ in true }.replaceEmpty(with: false).eraseToAnyPublisher()
  }

  /// Sends whether the closure holds for all values, as soon as that is known.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    first { !predicate($0) }.map { _ in false }.replaceEmpty(with: true).eraseToAnyPublisher()
  }

  /// Sends the least value when the source finishes.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool)
    -> AnyPublisher<Output, Failure>
  {
    scan(Output?.none) { least, value in
      least.map { areInIncreasingOrder(value, $0) ? value : $0 } ?? value
    }.compactMap { $0 }.last().eraseToAnyPublisher()
  }

  /// Sends the greatest value when the source finishes.
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool)
    -> AnyPublisher<Output, Failure>
  { min { areInIncreasingOrder($1, $0) } }

  /// Sends values until another publisher sends one.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure> {
    let values = map { Output?.some($0) }
    let stop = publisher.map { _ in Output?.none }.catch { _ in Empty<Output?, Never>() }
      .setFailureType(to: Failure.self)
    // The stopper is subscribed to first, as a value of both at a time does not pass any more.
    return stop.first().merge(with: values.append(Just(nil).setFailureType(to: Failure.self)))
      .prefix { $0 != nil }.compactMap { $0 }.eraseToAnyPublisher()
  }

  /// Leaves values out until another publisher sends one.
  public func drop<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure>
  where P.Failure == Failure {
    let start = publisher.first().map { _ in Output?.none }
    return start.merge(with: map { Output?.some($0) }).drop { $0 != nil }.compactMap { $0 }
      .eraseToAnyPublisher()
  }

  /// Sends values in groups of a number, and what is left at the end.
  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    let groups = map { Output?.some($0) }
      .append(Just(nil).setFailureType(to: Failure.self))
      .scan((group: [Output](), isFull: false)) { state, value in
        var group = state.isFull ? [] : state.group
        guard let value else { return (group, true) }
        group.append(value)
        return (group, group.count == count)
      }
    return groups.filter { $0.isFull && !$0.group.isEmpty }.map(\.group).eraseToAnyPublisher()
  }

  /// Keeps values for a slow subscriber; here each operator already does.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Self { self }

  /// Stops in a debugger; here nothing stops.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil,
    receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Self { self }

  /// Stops in a debugger when the source fails; here nothing stops.
  public func breakpointOnError() -> Self { self }

  /// Ends the process when the source fails.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> AnyPublisher<Output, Never> {
    self.catch { error -> Empty<Output, Never> in
      fatalError("\(prefix)\(error)", file: file, line: line)
    }.eraseToAnyPublisher()
  }
}

extension Publisher where Output: Equatable {
  /// Sends whether a value came, as soon as that is known.
  public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> {
    contains { $0 == output }
  }
}

extension Publisher where Output: Comparable {
  /// Sends the least value when the source finishes.
  public func min() -> AnyPublisher<Output, Failure> { min(by: <) }
  /// Sends the greatest value when the source finishes.
  public func max() -> AnyPublisher<Output, Failure> { max(by: <) }
}

extension Publishers {
  /// How a buffer is filled.
  public enum PrefetchStrategy: Hashable, Sendable { case keepFull, byRequest }
  /// What a full buffer does with a value.
  public enum BufferingStrategy<Failure: Error> {
    case dropNewest, dropOldest
    case customError(() -> Failure)
  }
}

extension Publisher {
  /// Fails, or finishes, when no value comes for a time.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> {
    let values = map { Output?.some($0) }
      .append(Empty<Output?, Failure>(completeImmediately: true)).share()
    let late = values.prepend(nil).debounce(for: interval, scheduler: scheduler).first()
      .flatMap { _ -> AnyPublisher<Output?, Failure> in
        if let customError { return Fail(error: customError()).eraseToAnyPublisher() }
        return Just(nil).setFailureType(to: Failure.self).eraseToAnyPublisher()
      }
    return values.merge(with: late).prefix { $0 != nil }.compactMap { $0 }.eraseToAnyPublisher()
  }
}
