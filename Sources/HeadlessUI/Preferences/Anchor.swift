// Modelled: partial, inferred
public import Foundation

/// A place in a view, for a preference; the simulation has no coordinates.
public struct Anchor<Value> {
  let value: Value

  /// What to take the place of.
  public struct Source {
    let anchor: Anchor<Value>
  }
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor: Equatable where Value: Equatable {}
extension Anchor: Hashable where Value: Hashable {}
extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source { .init(anchor: Anchor(value: .zero)) }
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { .init(anchor: Anchor(value: r)) }
}

extension Anchor.Source where Value == CGPoint {
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    .init(anchor: Anchor(value: p))
  }
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    .init(anchor: Anchor(value: .zero))
  }
  public static var topLeading: Anchor<CGPoint>.Source { .unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { .unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { .unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { .unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { .unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { .unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { .unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { .unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { .unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
  /// The place of an anchor in the container's coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value }
}
