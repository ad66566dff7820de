// Modelled: accepted, documented
public import Foundation

/// Two fingers that move apart; no touch of the simulation has two.
public struct MagnifyGesture: PrimitiveGesture {
  /// How far the fingers have moved apart.
  public struct Value: Equatable, Sendable {
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }
  public var minimumScaleDelta: CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    _GestureRecognizer()
  }
}

/// Two fingers that move apart, in the form of iOS 13.
public struct MagnificationGesture: PrimitiveGesture {
  public typealias Value = CGFloat
  public var minimumScaleDelta: CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<CGFloat> {
    _GestureRecognizer()
  }
}

/// Two fingers that turn; no touch of the simulation has two.
public struct RotateGesture: PrimitiveGesture {
  /// How far the fingers have turned.
  public struct Value: Equatable, Sendable {
    public var rotation: Angle
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }
  public var minimumAngleDelta: Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    _GestureRecognizer()
  }
}

/// Two fingers that turn, in the form of iOS 13.
public struct RotationGesture: PrimitiveGesture {
  public typealias Value = Angle
  public var minimumAngleDelta: Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Angle> {
    _GestureRecognizer()
  }
}
