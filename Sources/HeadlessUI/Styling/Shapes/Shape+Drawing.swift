// Modelled: accepted, documented
public import Foundation

/// A shape with a fill or an outline; not drawn.
public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  var shape: Content { get }
}

/// A shape that would be drawn with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView, InkView {
  public let shape: Content
  let style: Style
}

/// Filling and stroking are recorded, not drawn.
extension Shape {
  public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle())
    -> _ShapeView<Self, S>
  { _ShapeView(shape: self, style: content) }
  @MainActor public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true)
    -> _ShapeView<Self, S>
  { _ShapeView(shape: self, style: content) }
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, S> { _ShapeView(shape: self, style: content) }
  public func stroke(style: StrokeStyle) -> some Shape { _DerivedShape(base: self) }
  public func stroke(lineWidth: CGFloat = 1) -> some Shape { _DerivedShape(base: self) }
}

extension InsettableShape {
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self, S> { _ShapeView(shape: self, style: content) }
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, S> { _ShapeView(shape: self, style: content) }
}

extension ShapeView {
  public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle())
    -> _ShapeView<Content, S>
  { _ShapeView(shape: shape, style: content) }
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true)
    -> _ShapeView<Content, S>
  { _ShapeView(shape: shape, style: content) }
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Content, S> { _ShapeView(shape: shape, style: content) }
}

extension ShapeView where Content: InsettableShape {
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Content, S> { _ShapeView(shape: shape, style: content) }
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Content, S> { _ShapeView(shape: shape, style: content) }
}

/// Shapes made of shapes.
extension Shape {
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _DerivedShape(base: self)
  }
  public func offset(_ offset: CGSize) -> some InsettableShape { _DerivedShape(base: self) }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some InsettableShape {
    _DerivedShape(base: self)
  }
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some InsettableShape {
    _DerivedShape(base: self)
  }
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some InsettableShape {
    _DerivedShape(base: self)
  }
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some InsettableShape
  { _DerivedShape(base: self) }
  public func size(_ size: CGSize) -> some Shape { _DerivedShape(base: self) }
  public func size(width: CGFloat, height: CGFloat) -> some Shape { _DerivedShape(base: self) }
}
