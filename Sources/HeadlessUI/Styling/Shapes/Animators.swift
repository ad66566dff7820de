// Modelled: partial, inferred
public import Foundation

/// A view in phases: what is at rest is its first phase.
///
/// - Modelled: partial, inferred. The phases in between take no time and are not shown.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let first: Phase?
  private let content: (Phase) -> Content

  public init<Phases: Sequence>(
    _ phases: Phases, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where Phases.Element == Phase {
    first = phases.first { _ in true }
    self.content = content
  }
  public init<Phases: Sequence>(
    _ phases: Phases, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where Phases.Element == Phase {
    first = phases.first { _ in true }
    self.content = content
  }

  public var body: some View {
    if let first { content(first) }
  }
}

/// A view that follows key frames: what is at rest is its initial value.
///
/// - Modelled: partial, inferred. The values in between take no time and are not shown.
public struct KeyframeAnimator<Value, Path: Keyframes, Content: View>: View
where Path.Value == Value {
  private let initial: Value
  private let content: (Value) -> Content

  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) {
    initial = initialValue
    self.content = content
  }
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) {
    initial = initialValue
    self.content = content
  }

  public var body: some View { content(initial) }
}

/// Values that follow each other in time; accepted.
public protocol Keyframes<Value> {
  associatedtype Value
}

/// The key frames of one property; accepted.
public struct KeyframeTrack<Root, Value: Animatable>: Keyframes {
  public typealias Value = Root
  public init<Content: KeyframeTrackContent>(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) where Content.Frame == Value {}
}

/// Key frames within a track; accepted.
public protocol KeyframeTrackContent<Frame> {
  associatedtype Frame
}

/// Several key frames; accepted.
public struct _KeyframeList<Frame>: KeyframeTrackContent {}
/// Several tracks; accepted.
public struct _KeyframeTracks<Value>: Keyframes {}

/// A value that is reached at a constant speed; accepted.
public struct LinearKeyframe<Frame: Animatable>: KeyframeTrackContent {
  public init(_ to: Frame, duration: TimeInterval) {}
}
/// A value that is reached along a curve; accepted.
public struct CubicKeyframe<Frame: Animatable>: KeyframeTrackContent {
  public init(_ to: Frame, duration: TimeInterval) {}
}
/// A value that is reached as by a spring; accepted.
public struct SpringKeyframe<Frame: Animatable>: KeyframeTrackContent {
  public init(_ to: Frame, duration: TimeInterval? = nil) {}
}
/// A value that is there at once; accepted.
public struct MoveKeyframe<Frame: Animatable>: KeyframeTrackContent {
  public init(_ to: Frame) {}
}

/// Puts key frames together.
@resultBuilder public struct KeyframeTrackContentBuilder<Frame> {
  public static func buildBlock<each Content: KeyframeTrackContent>(
    _ content: repeat each Content
  ) -> _KeyframeList<Frame> { _KeyframeList() }
}

/// Puts tracks together.
@resultBuilder public struct KeyframesBuilder<Value> {
  public static func buildBlock<each Content: Keyframes>(_ content: repeat each Content)
    -> _KeyframeTracks<Value>
  { _KeyframeTracks() }
}

extension View {
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(content: AnyView(self))
    return PhaseAnimator(
      phases, trigger: trigger, content: { content(placeholder, $0) }, animation: animation)
  }
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(content: AnyView(self))
    return PhaseAnimator(
      phases, content: { content(placeholder, $0) }, animation: animation)
  }
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(content: AnyView(self))
    return KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(placeholder, $0) },
      keyframes: keyframes)
  }
}
