// Modelled: full, documented
public import Foundation

/// A touch that rests for some time.
public struct LongPressGesture: PrimitiveGesture {
  public typealias Value = Bool
  public var minimumDuration: Double
  public var maximumDistance: CGFloat
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Bool> {
    LongPressRecognizer(gesture)
  }
}

private final class LongPressRecognizer: _GestureRecognizer<Bool> {
  private let gesture: LongPressGesture
  init(_ gesture: LongPressGesture) { self.gesture = gesture }

  override func take(_ moment: TouchMoment) -> Recognition<Bool> {
    switch moment {
    case .began: .changed(true)
    case .held(let seconds): seconds >= gesture.minimumDuration ? .ended(true) : .possible
    case .moved(let distance):
      hypot(distance.width, distance.height) > gesture.maximumDistance ? .failed : .possible
    case .ended: .failed
    }
  }
}
