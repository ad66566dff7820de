// Modelled: full, documented
public import Foundation

extension Publishers {
  /// A publisher of what a closure makes of values, which fails when the closure throws.
  ///
  /// All operators whose closures may throw are made of it.
  public struct Trying<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    /// The source.
    public let upstream: Upstream
    /// Makes the closure of one subscription; nil leaves a value out.
    private let makeStep: () -> (Upstream.Output) throws -> Output?

    init(_ upstream: Upstream, _ makeStep: @escaping () -> (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.makeStep = makeStep
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == any Error, S.Input == Output {
      let step = makeStep()
      upstream.relay(to: subscriber) { value in
        do {
          return try step(value).map { .send($0) } ?? .skip
        } catch { return .end(.failure(error)) }
      } onCompletion: { completion in
        .end(completion.mapError { $0 as any Error })
      }
    }
  }
}

extension Publisher {
  /// Sends values for which the closure holds, and fails when it throws.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool)
    -> Publishers.Trying<Self, Output>
  { Publishers.Trying(self) { { try isIncluded($0) ? $0 : nil } } }

  /// Sends what the closure makes of each value unless that is nil, and fails when it throws.
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?)
    -> Publishers.Trying<Self, T>
  { Publishers.Trying(self) { transform } }

  /// Sends what the closure makes of its last result and each value, and fails when it throws.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.Trying<Self, T> {
    Publishers.Trying(self) {
      var result = initialResult
      return {
        result = try nextPartialResult(result, $0)
        return result
      }
    }
  }

  /// Leaves out values that equal the one before, and fails when the closure throws.
  public func tryRemoveDuplicates(by predicate: @escaping (Output, Output) throws -> Bool)
    -> Publishers.Trying<Self, Output>
  {
    Publishers.Trying(self) {
      var last: Output?
      return { value in
        if let last, try predicate(last, value) { return nil }
        last = value
        return value
      }
    }
  }

  /// Leaves out values as long as the closure holds, and fails when it throws.
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool)
    -> Publishers.Trying<Self, Output>
  {
    Publishers.Trying(self) {
      var isDropping = true
      return { value in
        if isDropping, try predicate(value) { return nil }
        isDropping = false
        return value
      }
    }
  }

  /// Goes on with another publisher instead of failing; the closure may throw.
  public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P)
    -> Publishers.Catch<Publishers.MapError<Self, any Error>, AnyPublisher<Output, any Error>>
  where P.Output == Output {
    mapError { $0 as any Error }.catch { error in
      do {
        guard let failure = error as? Failure else { throw error }
        return try handler(failure).mapError { $0 as any Error }.eraseToAnyPublisher()
      } catch { return Fail(error: error).eraseToAnyPublisher() }
    }
  }

  /// Encodes each value.
  public func encode<Coder: TopLevelEncoder>(encoder: Coder)
    -> Publishers.Trying<Self, Coder.Output> where Output: Encodable
  { Publishers.Trying(self) { { try encoder.encode($0) } } }

  /// Decodes each value.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(type: Item.Type, decoder: Coder)
    -> Publishers.Trying<Self, Item> where Output == Coder.Input
  { Publishers.Trying(self) { { try decoder.decode(type, from: $0) } } }
}

/// What encodes values for `encode(encoder:)`.
public protocol TopLevelEncoder {
  associatedtype Output
  func encode<T: Encodable>(_ value: T) throws -> Self.Output
}

/// What decodes values for `decode(type:decoder:)`.
public protocol TopLevelDecoder {
  associatedtype Input
  func decode<T: Decodable>(_ type: T.Type, from: Self.Input) throws -> T
}

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
