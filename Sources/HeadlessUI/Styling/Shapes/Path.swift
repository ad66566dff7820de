// Modelled: accepted, documented
public import Foundation

/// The outline of a shape: its moves are kept, nothing is drawn.
public struct Path: Equatable, Sendable {
  /// One move of the pen.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  private var elements: [Element] = []

  public init() {}
  public init(_ callback: (inout Path) -> Void) { callback(&self) }
  public init(_ rect: CGRect) { addRect(rect) }
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .circular
  ) { addRect(rect) }
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .circular) {
    addRect(rect)
  }
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  public var isEmpty: Bool { elements.isEmpty }
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  public var currentPoint: CGPoint? {
    for element in elements.reversed() { if let point = element.end { return point } }
    return nil
  }

  /// The smallest rectangle around the path's points.
  public var boundingRect: CGRect {
    let points = elements.compactMap(\.end)
    guard let first = points.first else { return .zero }
    return points.dropFirst().reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }
  public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
  }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }
  public mutating func closeSubpath() { elements.append(.closeSubpath) }
  public mutating func addPath(_ path: Path) { elements += path.elements }
}

extension Path.Element {
  var end: CGPoint? {
    switch self {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .closeSubpath: nil
    }
  }
}

extension Path {
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }
  public mutating func addRect(_ rect: CGRect) {
    addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }
  public mutating func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .circular
  ) { addRect(rect) }
  public mutating func addEllipse(in rect: CGRect) {
    addLines([
      CGPoint(x: rect.maxX, y: rect.midY), CGPoint(x: rect.midX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.midX, y: rect.minY),
    ])
    closeSubpath()
  }
  /// Adds a line from the start to the end of an arc.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    func point(_ angle: Angle) -> CGPoint {
      CGPoint(
        x: center.x + radius * CGFloat(cos(angle.radians)),
        y: center.y + radius * CGFloat(sin(angle.radians)))
    }
    if isEmpty { move(to: point(startAngle)) } else { addLine(to: point(startAngle)) }
    addLine(to: point(endAngle))
  }
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: false)
  }
  public mutating func addArc(tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat)
  {
    addLine(to: end1)
    addLine(to: end2)
  }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { self }
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }
  public func strokedPath(_ style: StrokeStyle) -> Path { self }
}

extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }
}
