// Modelled: partial, inferred
public import Foundation
import LifecycleModel
import LifecycleSimulator

/// The simulation lays nothing out: every frame is the whole screen's.
extension GeometryProxy {
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(x: 0, y: 0, width: size.width, height: size.height)
  }
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    CGRect(x: 0, y: 0, width: size.width, height: size.height)
  }
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    CGRect(x: 0, y: 0, width: size.width, height: size.height)
  }
}

extension View {
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    styled("coordinateSpace")
  }
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    styled("coordinateSpace")
  }

  /// Tells a value of the view's geometry once it is on the screen.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View { onAppear { action(transform(.ofScreen)) } }

  /// Tells a value of the view's geometry once it is on the screen.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    onAppear {
      let value = transform(.ofScreen)
      action(value, value)
    }
  }
}

extension GeometryProxy {
  fileprivate static var ofScreen: GeometryProxy {
    GeometryProxy(size: CGSize(width: 375, height: 667))
  }
}
