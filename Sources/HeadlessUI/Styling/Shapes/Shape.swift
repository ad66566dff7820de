// Modelled: accepted, documented
public import Foundation
import LifecycleSimulator

/// A shape: as a view it would be filled with the foreground style; not drawn.
nonisolated public protocol Shape: Sendable, Animatable, View {
  func path(in rect: CGRect) -> Path
}

extension Shape {
  public var body: Never { fatalError("\(Self.self) is a shape and has no body to evaluate") }

  @MainActor @preconcurrency
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    _ViewNode(view, context)
  }
}

/// A shape that can be drawn smaller to make room for its border.
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  func inset(by amount: CGFloat) -> InsetShape
}

/// The form of round corners.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

/// How a shape's inside is found.
public struct FillStyle: Hashable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

#if !canImport(CoreGraphics)
  /// The end of a line.
  public enum CGLineCap: Int32, Hashable, Sendable { case butt, round, square }
  /// The corner of a line.
  public enum CGLineJoin: Int32, Hashable, Sendable { case miter, round, bevel }
#endif

/// How a shape's outline is drawn.
public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// A shape made of another, by trimming, moving or insetting it.
public struct _DerivedShape<Base: Shape>: InsettableShape {
  let base: Base
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }
  public func inset(by amount: CGFloat) -> _DerivedShape<Base> { self }
}

/// A shape of any type.
public struct AnyShape: Shape {
  let shape: any Shape
  public init<S: Shape>(_ shape: S) { self.shape = shape }
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}
