// Modelled: accepted, documented
public import Foundation

/// How a view would come and go; accepted, it takes no time.
public struct AnyTransition: Sendable {
  let name: String
  init(named name: String) { self.name = name }
  public init<T: Transition>(_ transition: T) { name = "transition" }

  public static let identity = AnyTransition(named: "identity")
  public static let opacity = AnyTransition(named: "opacity")
  public static let slide = AnyTransition(named: "slide")
  public static let scale = AnyTransition(named: "scale")
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .scale }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(named: "move") }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(named: "push") }
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(named: "offset") }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(named: "offset")
  }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    insertion
  }
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension AnyTransition {
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(named: "modifier")
  }
}

/// How far a view has come or gone.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear
  public var isIdentity: Bool { self == .identity }
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What a transition or an animation is put around.
public struct PlaceholderContentView<Value>: View {
  let content: AnyView
  public var body: some View { content }
}

/// A transition by a view's look in each phase; accepted, its body is never asked for.
@MainActor @preconcurrency public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// Fades in and out.
public struct OpacityTransition: Transition, Sendable {
  public nonisolated init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Slides in and out.
public struct SlideTransition: Transition, Sendable {
  public nonisolated init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Moves towards an edge.
public struct MoveTransition: Transition, Sendable {
  public nonisolated init(edge: Edge) {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Blurs one view into another.
public struct BlurReplaceTransition: Transition, Sendable {
  public nonisolated init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == BlurReplaceTransition {
  public nonisolated static var blurReplace: BlurReplaceTransition { BlurReplaceTransition() }
}

/// How the words or pictures of one view change into others.
public struct ContentTransition: Hashable, Sendable {
  let name: String
  public static let identity = ContentTransition(name: "identity")
  public static let opacity = ContentTransition(name: "opacity")
  public static let interpolate = ContentTransition(name: "interpolate")
  public static let symbolEffect = ContentTransition(name: "symbolEffect")
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
}

extension View {
  /// Accepted and recorded; a change takes effect at once.
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    TransitionContent(content: self, isIdentity: t.name == AnyTransition.identity.name)
  }
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    styled("transition")
  }
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    styled("contentTransition")
  }
  nonisolated public func animation(_ animation: Animation?) -> some View { styled("animation") }
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    styled("animation")
  }
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { body(PlaceholderContentView(content: AnyView(self))) }
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { styled("matchedGeometryEffect") }
  nonisolated public func geometryGroup() -> some View { styled("geometryGroup") }
}

/// What views that match share.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
