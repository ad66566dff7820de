// Modelled: full, documented
public import Foundation
import HeadlessUIKit
import VirtualTime

/// One or several taps in quick succession.
public struct TapGesture: PrimitiveGesture {
  public typealias Value = Void
  public var count: Int
  public init(count: Int = 1) { self.count = count }

  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Void> {
    TapRecognizer(count: gesture.count)
  }
}

/// One or several taps, with the place of the last one.
///
/// - Modelled: partial, inferred. The place is always the origin.
public struct SpatialTapGesture: PrimitiveGesture {
  /// Where the tap was.
  public struct Value: Equatable, Sendable {
    public var location: CGPoint = .zero
  }
  public var count: Int
  public var coordinateSpace: CoordinateSpace
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    MappedRecognizer(TapRecognizer(count: gesture.count)) { Value() }
  }
}

/// Counts taps that follow each other before too much time has passed.
final class TapRecognizer: _GestureRecognizer<Void> {
  private let count: Int
  private var taps = 0
  private var last = Duration.zero
  /// The time that a person has for the next tap: UIKit's usual 0.35 s.
  private static let interval = Duration.milliseconds(350)

  init(count: Int) { self.count = max(1, count) }

  override var isWaiting: Bool { taps > 0 }

  override func take(_ moment: TouchMoment) -> Recognition<Void> {
    switch moment {
    case .began: return .possible
    case .held, .moved:
      taps = 0
      return .failed
    case .ended:
      let now = VirtualClock.current?.now ?? .zero
      if taps > 0, now - last > Self.interval { taps = 0 }
      taps += 1
      last = now
      guard taps == count else { return .possible }
      taps = 0
      return .ended(())
    }
  }
}
