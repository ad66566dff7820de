// Modelled: full, documented

/// Sends values and an ending that are known beforehand.
public struct Record<Output, Failure: Error>: Publisher {
  /// The values and the ending.
  public struct Recording {
    public private(set) var output: [Output] = []
    public private(set) var completion = Subscribers.Completion<Failure>.finished
    public init() {}
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
    }
    public mutating func receive(_ input: Output) { output.append(input) }
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      self.completion = completion
    }
  }

  public let recording: Recording

  public init(recording: Recording) { self.recording = recording }
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }
  public init(record: (inout Recording) -> Void) {
    var made = Recording()
    record(&made)
    recording = made
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Failure == Failure, S.Input == Output {
    let values = Publishers.Sequence<[Output], Failure>(sequence: recording.output)
    if case .failure(let error) = recording.completion {
      values.append(Fail<Output, Failure>(error: error)).subscribe(subscriber)
    } else {
      values.subscribe(subscriber)
    }
  }
}
