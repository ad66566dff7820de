// Modelled: full, documented
public import Foundation

/// Which gestures count where a view gets one.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// Adds a gesture; those of the content come first.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  { gestureContent(gesture, .content, mask) }

  /// Adds a gesture while it is enabled.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    gestureContent(gesture, .content, isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that comes before those of the content.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { gestureContent(gesture, .this, mask) }

  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    gestureContent(gesture, .this, isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that counts beside those of the content.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { gestureContent(gesture, .both, mask) }

  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    gestureContent(gesture, .both, isEnabled ? .all : .subviews)
  }

  private func gestureContent<T: Gesture>(
    _ gesture: T, _ priority: GesturePriority, _ mask: GestureMask
  ) -> GestureContent<Self, T> {
    GestureContent(
      content: self, gesture: gesture, priority: priority,
      allowsContent: mask.contains(.subviews), isOn: mask.contains(.gesture))
  }

  /// What to do when the view is tapped so many times.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    GestureContent(content: self, gesture: TapGesture(count: count).onEnded(action))
  }

  /// What to do with the place where the view is tapped.
  ///
  /// - Modelled: partial, inferred. The place is always the origin.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    GestureContent(
      content: self, gesture: TapGesture(count: count).onEnded { action(.zero) })
  }

  @_disfavoredOverload
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    GestureContent(
      content: self, gesture: TapGesture(count: count).onEnded { action(.zero) })
  }

  /// What to do when a touch rests on the view, and whenever one begins or ends.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    longPress(minimumDuration, maximumDistance, onPressingChanged, action)
  }

  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View { longPress(minimumDuration, maximumDistance, pressing, action) }

  private func longPress(
    _ duration: Double, _ distance: CGFloat, _ pressing: ((Bool) -> Void)?,
    _ action: @escaping () -> Void
  ) -> some View {
    GestureContent(
      content: self,
      gesture: _ActionGesture(
        content: LongPressGesture(minimumDuration: duration, maximumDistance: distance),
        changed: { _ in pressing?(true) }, ended: { _ in action() },
        over: { pressing?(false) }))
  }
}
