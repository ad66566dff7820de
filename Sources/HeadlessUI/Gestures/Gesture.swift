// Modelled: full, documented
import Foundation

/// Something that a person does with their fingers.
///
/// A touch of the simulation is a tap, a long press, or a drag (`slide(_:to:)`, so many points to
/// the right).
@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  @MainActor @preconcurrency var body: Self.Body { get }

  /// Makes what recognizes the gesture in the course of touches.
  @MainActor @preconcurrency static func _makeRecognizer(_ gesture: Self)
    -> _GestureRecognizer<Value>
}

extension Gesture where Value == Body.Value {
  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    Body._makeRecognizer(gesture.body)
  }
}

extension Never: Gesture {
  public typealias Value = Never
  public static func _makeRecognizer(_ gesture: Never) -> _GestureRecognizer<Never> {}
}

/// A gesture of the library, which has a recognizer instead of a body.
@MainActor @preconcurrency protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  public var body: Never { fatalError("\(Self.self) is a gesture of the library") }
}

/// One moment of a touch.
enum TouchMoment: Hashable {
  case began
  /// The finger has rested for so many seconds.
  case held(Double)
  /// The finger is so far from where it began.
  case moved(CGSize)
  case ended
}

/// What a touch has come to for one gesture.
enum Recognition<Value> {
  /// It may still become the gesture.
  case possible
  case changed(Value)
  case ended(Value)
  /// It is something else.
  case failed
}

/// Recognizes one gesture in the moments of touches.
@MainActor @preconcurrency public class _GestureRecognizer<Value> {
  nonisolated init() {}
  /// Takes a moment of a touch.
  func take(_ moment: TouchMoment) -> Recognition<Value> { .failed }
  /// The touch is over, however it ended.
  func reset() {}
  /// Whether somebody is to be told that the gesture has ended.
  var hasEndedAction: Bool { false }
  /// Whether another touch may still make it the gesture.
  var isWaiting: Bool { false }
}

extension _GestureRecognizer {
  /// Takes a whole touch; returns whether it was the gesture or may become it.
  ///
  /// Between its moments the screen is brought up to date, as between the turns of a real touch.
  @discardableResult
  final func receive(_ moments: [TouchMoment], between: () -> Void) -> Bool {
    var isTaken = false
    loop: for moment in moments {
      switch take(moment) {
      case .possible: break
      case .changed: isTaken = true
      case .ended:
        isTaken = true
        break loop
      case .failed: break loop
      }
      between()
    }
    reset()
    return isTaken
  }
}
