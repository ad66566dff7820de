// Modelled: full, documented

/// Two gestures, the second one after the first.
public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// How far the sequence has come.
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    SequenceRecognizer<First, Second>(
      First._makeRecognizer(gesture.first), Second._makeRecognizer(gesture.second))
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>:
  _GestureRecognizer<SequenceGesture<First, Second>.Value>
{
  private let first: _GestureRecognizer<First.Value>
  private let second: _GestureRecognizer<Second.Value>
  private var done: First.Value?
  /// The first gesture ended with its touch, as a tap does: the next touch is the second one's.
  private var isBetweenTouches = false

  init(_ first: _GestureRecognizer<First.Value>, _ second: _GestureRecognizer<Second.Value>) {
    self.first = first
    self.second = second
  }

  override func take(_ moment: TouchMoment) -> Recognition<SequenceGesture<First, Second>.Value> {
    if let done {
      isBetweenTouches = false
      switch second.take(moment) {
      case .possible: return .possible
      case .changed(let value): return .changed(.second(done, value))
      case .ended(let value): return .ended(.second(done, value))
      case .failed: return .failed
      }
    }
    switch first.take(moment) {
    case .possible: return .possible
    case .changed(let value): return .changed(.first(value))
    case .failed: return .failed
    case .ended(let value):
      done = value
      isBetweenTouches = moment == .ended
      // The finger that is still down is the second gesture's touch.
      if moment != .ended, case .changed(let next) = second.take(.began) {
        return .changed(.second(value, next))
      }
      return .changed(.second(value, nil))
    }
  }

  override func reset() {
    first.reset()
    second.reset()
    if !isBetweenTouches { done = nil }
  }
  override var isWaiting: Bool { isBetweenTouches || first.isWaiting || second.isWaiting }
  override var hasEndedAction: Bool { first.hasEndedAction || second.hasEndedAction }
}

/// Two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// What each of them has come to.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    PairRecognizer(First._makeRecognizer(gesture.first), Second._makeRecognizer(gesture.second)) {
      Value(first: $0, second: $1)
    }
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

/// Two gestures of which one counts, the first one if it can.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The one that counts.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    ExclusiveRecognizer<First, Second>(
      First._makeRecognizer(gesture.first), Second._makeRecognizer(gesture.second))
  }
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

private final class ExclusiveRecognizer<First: Gesture, Second: Gesture>:
  _GestureRecognizer<ExclusiveGesture<First, Second>.Value>
{
  private let first: _GestureRecognizer<First.Value>
  private let second: _GestureRecognizer<Second.Value>
  private var hasFailed = (first: false, second: false)

  init(_ first: _GestureRecognizer<First.Value>, _ second: _GestureRecognizer<Second.Value>) {
    self.first = first
    self.second = second
  }

  override func take(_ moment: TouchMoment) -> Recognition<ExclusiveGesture<First, Second>.Value> {
    let next: Recognition<Second.Value> = hasFailed.second ? .failed : second.take(moment)
    if !hasFailed.first {
      switch first.take(moment) {
      case .possible: break
      case .changed(let value): return .changed(.first(value))
      case .ended(let value): return .ended(.first(value))
      case .failed: hasFailed.first = true
      }
    }
    switch next {
    case .possible: return .possible
    case .changed(let value): return .changed(.second(value))
    case .ended(let value): return .ended(.second(value))
    case .failed:
      hasFailed.second = true
      return hasFailed.first ? .failed : .possible
    }
  }

  override func reset() {
    first.reset()
    second.reset()
    hasFailed = (false, false)
  }
  override var isWaiting: Bool { first.isWaiting || second.isWaiting }
  override var hasEndedAction: Bool { first.hasEndedAction || second.hasEndedAction }
}

/// Two recognizers whose values are put together.
private final class PairRecognizer<A, B, Value>: _GestureRecognizer<Value> {
  private let first: _GestureRecognizer<A>
  private let second: _GestureRecognizer<B>
  private let combine: (A?, B?) -> Value
  private var values: (A?, B?)
  private var isOver = (first: false, second: false)
  private var hasEnded = false

  init(
    _ first: _GestureRecognizer<A>, _ second: _GestureRecognizer<B>,
    combine: @escaping (A?, B?) -> Value
  ) {
    self.first = first
    self.second = second
    self.combine = combine
  }

  override func take(_ moment: TouchMoment) -> Recognition<Value> {
    var isChanged = false
    if !isOver.first {
      isOver.first = note(first.take(moment), &isChanged) { values.0 = $0 }
    }
    if !isOver.second {
      isOver.second = note(second.take(moment), &isChanged) { values.1 = $0 }
    }
    if isOver.first, isOver.second {
      return hasEnded ? .ended(combine(values.0, values.1)) : .failed
    }
    return isChanged ? .changed(combine(values.0, values.1)) : .possible
  }

  /// Keeps a value; returns whether its gesture is over.
  private func note<V>(
    _ recognition: Recognition<V>, _ isChanged: inout Bool, keep: (V) -> Void
  ) -> Bool {
    switch recognition {
    case .possible: return false
    case .changed(let value):
      keep(value)
      isChanged = true
      return false
    case .ended(let value):
      keep(value)
      isChanged = true
      hasEnded = true
      return true
    case .failed: return true
    }
  }

  override func reset() {
    first.reset()
    second.reset()
    values = (nil, nil)
    isOver = (false, false)
    hasEnded = false
  }
  override var isWaiting: Bool { first.isWaiting || second.isWaiting }
  override var hasEndedAction: Bool { first.hasEndedAction || second.hasEndedAction }
}

extension Gesture {
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
  public func simultaneously<Other: Gesture>(with other: Other)
    -> SimultaneousGesture<Self, Other>
  { SimultaneousGesture(self, other) }
  public func exclusively<Other: Gesture>(before other: Other)
    -> ExclusiveGesture<Self, Other>
  { ExclusiveGesture(self, other) }
}
