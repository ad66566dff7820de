// Modelled: partial, inferred
public import Foundation
import HeadlessUIKit

/// A touch that moves: `slide(_:to:)` drags an element by so many points to the right.
///
/// The touch moves in one step and ends there, without speed.
public struct DragGesture: PrimitiveGesture {
  /// Where the touch is.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var velocity: CGSize { .zero }
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    public var predictedEndLocation: CGPoint { location }
    public var predictedEndTranslation: CGSize { translation }
  }

  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
  @_disfavoredOverload
  public init<C: CoordinateSpaceProtocol>(
    minimumDistance: CGFloat = 10, coordinateSpace: C
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = .local
  }

  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    DragRecognizer(gesture)
  }
}

private final class DragRecognizer: _GestureRecognizer<DragGesture.Value> {
  private let minimum: CGFloat
  private var last: DragGesture.Value?
  init(_ gesture: DragGesture) { minimum = gesture.minimumDistance }

  override func take(_ moment: TouchMoment) -> Recognition<DragGesture.Value> {
    switch moment {
    case .began: return minimum <= 0 ? changed(.zero) : .possible
    case .held: return .possible
    case .moved(let distance):
      guard last != nil || hypot(distance.width, distance.height) >= minimum else {
        return .possible
      }
      return changed(distance)
    case .ended: return last.map { .ended($0) } ?? .failed
    }
  }

  private func changed(_ distance: CGSize) -> Recognition<DragGesture.Value> {
    let value = DragGesture.Value(
      time: CurrentSimulation.date, location: CGPoint(x: distance.width, y: distance.height),
      startLocation: .zero)
    last = value
    return .changed(value)
  }

  override func reset() { last = nil }
}
