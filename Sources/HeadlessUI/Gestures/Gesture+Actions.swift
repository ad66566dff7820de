// Modelled: full, documented

/// A gesture with what it does.
public struct _ActionGesture<Content: Gesture>: PrimitiveGesture {
  public typealias Value = Content.Value
  let content: Content
  var changed: ((Value) -> Void)?
  var ended: ((Value) -> Void)?
  var over: (() -> Void)?

  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    ActionRecognizer(Content._makeRecognizer(gesture.content), gesture)
  }
}

private final class ActionRecognizer<Content: Gesture>: _GestureRecognizer<Content.Value> {
  private let content: _GestureRecognizer<Content.Value>
  private let gesture: _ActionGesture<Content>

  init(_ content: _GestureRecognizer<Content.Value>, _ gesture: _ActionGesture<Content>) {
    self.content = content
    self.gesture = gesture
  }

  override func take(_ moment: TouchMoment) -> Recognition<Content.Value> {
    let recognition = content.take(moment)
    switch recognition {
    case .changed(let value): gesture.changed?(value)
    case .ended(let value): gesture.ended?(value)
    case .possible, .failed: break
    }
    return recognition
  }

  override func reset() {
    content.reset()
    gesture.over?()
  }
  override var isWaiting: Bool { content.isWaiting }
  override var hasEndedAction: Bool { gesture.ended != nil || content.hasEndedAction }
}

/// A gesture with another value.
public struct _MapGesture<Content: Gesture, Value>: PrimitiveGesture {
  let content: Content
  let transform: (Content.Value) -> Value
  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    MappedRecognizer(Content._makeRecognizer(gesture.content), gesture.transform)
  }
}

final class MappedRecognizer<Base, Value>: _GestureRecognizer<Value> {
  private let base: _GestureRecognizer<Base>
  private let transform: (Base) -> Value

  init(_ base: _GestureRecognizer<Base>, _ transform: @escaping (Base) -> Value) {
    self.base = base
    self.transform = transform
  }

  override func take(_ moment: TouchMoment) -> Recognition<Value> {
    switch base.take(moment) {
    case .possible: .possible
    case .changed(let value): .changed(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
  override func reset() { base.reset() }
  override var isWaiting: Bool { base.isWaiting }
  override var hasEndedAction: Bool { base.hasEndedAction }
}

/// A gesture with its type erased.
public struct AnyGesture<Value>: PrimitiveGesture {
  private let make: () -> _GestureRecognizer<Value>
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    make = { T._makeRecognizer(gesture) }
  }
  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    gesture.make()
  }
}

extension Gesture {
  /// What to do when the gesture ends.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _ActionGesture<Self> {
    _ActionGesture(content: self, ended: action)
  }

  /// Keeps what the gesture is at in a state that is reset when it ends, however it ends.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> _ActionGesture<Self> {
    var isChanged = false
    return _ActionGesture(
      content: self,
      changed: { value in
        var transaction = Transaction.current
        state.change { body(value, &$0, &transaction) }
        isChanged = true
      },
      over: {
        if isChanged { state.reset() }
        isChanged = false
      })
  }

  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }
}

extension Gesture where Value: Equatable {
  /// What to do when the gesture goes on to another value.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ActionGesture<Self> {
    var last: Value?
    return _ActionGesture(
      content: self,
      changed: { value in
        guard value != last else { return }
        last = value
        action(value)
      },
      over: { last = nil })
  }
}
