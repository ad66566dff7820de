// Modelled: full, documented
import LifecycleModel
package import LifecycleSimulator

/// An app: its scenes, and the state that all of them share.
///
/// An app is mounted by a suite, as `Variant("app", app: MyApp.self)`: each launch makes it anew.
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  /// Ends the process: a headless app has no main loop of its own.
  @MainActor @preconcurrency public static func main() {
    fatalError(
      "\(Self.self) runs headless: mount it in a suite, as Variant(\"app\", app: \(Self.self).self)"
    )
  }
}

/// The root view of an app: the app's own properties are the ones of this node.
package struct AppRoot<A: App>: View {
  private var app: AppProperty<A>

  package init(_ app: A) { self.app = AppProperty(app: app) }

  package var body: some View {
    AppContent(scene: app.app.body._view)
  }
}

/// Lets the graph find the dynamic properties inside an app.
private struct AppProperty<A: App>: PropertyHolder {
  static var held: Any.Type { A.self }
  var app: A
}

extension AppRoot: NamedRoot {
  package static var rootName: String { TypePlan.of(A.self).name }
}

/// A root view with a name of its own in traces.
package protocol NamedRoot {
  @MainActor static var rootName: String { get }
}

/// The scene of an app, in the environment that the app's delegate gives it.
private struct AppContent<Content: View>: PrimitiveView {
  let scene: Content
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    AppContentNode(view, context)
  }
}

private final class AppContentNode<Content: View>: WrapperNode<AppContent<Content>, Content> {
  override init(_ view: AppContent<Content>, _ context: _NodeContext) {
    super.init(view, context)
    var inner = childContext()
    // The app's properties are installed by now, so that its delegate is known.
    if let app = context.graph.app, !app.environment.isEmpty {
      let changes = app.environment
      inner.environment = EnvironmentScope(
        inheriting: context.environment, table: context.graph.table
      ) { values in
        for change in changes { change(&values) }
      }
    }
    makeChild(view.scene, inner)
  }
  override func update(_ view: AppContent<Content>) {
    super.update(view)
    child.update(view.scene)
  }
}

/// What an app has set up for its process.
@MainActor final class AppLaunch {
  /// What the app's delegates put into the environment.
  var environment: [(inout EnvironmentValues) -> Void] = []
}

/// How a simulation launches an app.
package enum AppLauncher {
  /// Makes the app and its window: the scene is inactive until its first screen is there.
  @MainActor package static func launch<A: App>(_ type: A.Type, on simulator: Simulator) -> UIWindow
  {
    simulator.scene.beginLaunch()
    ViewGraph.of(simulator).app = AppLaunch()
    let window = UIWindow(simulator: simulator)
    window.rootViewController = UIHostingController(rootView: AppRoot(A()))
    window.makeKeyAndVisible()
    simulator.scene.endLaunch()
    return window
  }
}
