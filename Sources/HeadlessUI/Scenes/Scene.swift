// Modelled: full, documented

/// A part of an app's interface with a life of its own.
///
/// The simulation shows the first scene of an app, in one window, and in further ones that a person
/// opens.
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// What the scene shows in its window.
  associatedtype _Shown: View
  @MainActor @preconcurrency var _view: _Shown { get }
}

extension Scene {
  public var _view: some View { SceneContent(scene: SceneProperty(scene: self)) }
}

/// A scene of the library, which has content of its own instead of a body.
@MainActor @preconcurrency protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  public var body: Never { fatalError("\(Self.self) is a scene of the library without a body") }
}

extension Never: Scene {
  public var _view: EmptyView { EmptyView() }
}

/// A scene of the app's own as a view: its dynamic properties belong to this node.
private struct SceneContent<S: Scene>: View {
  var scene: SceneProperty<S>
  var body: some View { scene.scene.body._view }
}

/// Lets the graph find the dynamic properties inside a scene.
private struct SceneProperty<S: Scene>: PropertyHolder {
  static var held: Any.Type { S.self }
  var scene: S
}

/// Puts the scenes of an app together.
@resultBuilder public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildPartialBlock<Content: Scene>(first content: Content) -> Content {
    content
  }
  @MainActor @preconcurrency
  public static func buildPartialBlock<First: Scene, Next: Scene>(
    accumulated: First, next: Next
  ) -> some Scene { SeveralScenes(first: accumulated, next: next) }
  @MainActor @preconcurrency
  public static func buildOptional<Content: Scene>(_ scene: Content?) -> some Scene {
    OptionalScene(scene: scene)
  }
  @MainActor @preconcurrency
  public static func buildLimitedAvailability<Content: Scene>(_ scene: Content) -> some Scene {
    scene
  }
}

/// Several scenes, of which the first is the one that opens.
struct SeveralScenes<First: Scene, Next: Scene>: PrimitiveScene {
  let first: First
  let next: Next
  var _view: First._Shown { first._view }
}

struct OptionalScene<Content: Scene>: PrimitiveScene {
  let scene: Content?
  var _view: Content._Shown? { scene?._view }
}

/// A scene whose content a modifier has changed.
struct ModifiedScene<Shown: View>: PrimitiveScene {
  let shown: Shown
  var _view: Shown { shown }
}

extension Group: Scene where Content: Scene {
  public init(@SceneBuilder content: () -> Content) { self.content = content() }
  public typealias Body = Never
  public typealias _Shown = Content._Shown
  public var body: Never { fatalError("a group has no body") }
  @MainActor @preconcurrency public var _view: Content._Shown { content._view }
}
