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

/// A root view that stands for the app itself, in each of its windows.
protocol AppView: View {}
extension AppRoot: AppView {}
extension AppContent: AppView {}

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
  private var scene: Content
  private var furtherWindows: [WeakWindow<Content>] = []

  override init(_ view: AppContent<Content>, _ context: _NodeContext) {
    scene = view.scene
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
    if let app = context.graph.app, app.makeWindow == nil {
      app.makeWindow = { [weak self] in self?.makeWindow() }
    }
  }
  override func update(_ view: AppContent<Content>) {
    super.update(view)
    scene = view.scene
    child.update(view.scene)
    for window in furtherWindows { window.controller?.rootView = view }
  }

  /// The root of another window of the same scene.
  private func makeWindow() -> UIViewController {
    let controller = UIHostingController(rootView: AppContent(scene: scene))
    furtherWindows.append(WeakWindow(controller: controller))
    return controller
  }
}

private struct WeakWindow<Content: View> {
  weak var controller: UIHostingController<AppContent<Content>>?
}

/// What an app has set up for its process.
@MainActor final class AppLaunch: SceneObserver, EventTarget {
  /// What the app's delegates put into the environment.
  var environment: [(inout EnvironmentValues) -> Void] = []
  /// Makes the root of another window; nil before the first one is there.
  var makeWindow: (() -> UIViewController?)?
  /// Whether the window that is being made has others beside it.
  fileprivate(set) var isMakingFurtherWindow = false
  /// The readers in the app itself that have the scene phase as a property.
  var declaredPhase: [Int32] = []
  /// Unsafe: the graph holds this.
  private unowned(unsafe) let graph: ViewGraph

  /// The phase that the app and its scenes were last told of.
  private(set) var phase: ScenePhase

  init(_ graph: ViewGraph) {
    self.graph = graph
    phase = graph.scenePhase
  }

  /// The app and its scenes hear every phase, also one that views are not told of.
  var isView: Bool { false }
  func sceneDidChange(to phase: ScenePhaseValue, cause: Cause) {
    graph.simulator.dispatcher.deliver(.scenePhase(phase, cause, role: .top), to: self)
  }

  var eventName: String { "app" }
  func receive(_ event: Event) {
    phase = graph.scenePhase
    graph.refreshScenePhase()
    for reader in declaredPhase where !graph.table.isDirty(reader) {
      let setting = graph.simulator.behavior.scenes.declaredPhase
      if graph.simulator.decide(setting) == .always { graph.table.markDirty(reader) }
    }
  }
  func sceneWillTerminate() {}
  func sceneWarnsOfMemory() {}
}

/// How a simulation launches an app.
package enum AppLauncher {
  /// Makes the app and its window: the scene is inactive until its first screen is there.
  @MainActor package static func launch<A: App>(_ type: A.Type, on simulator: Simulator) -> UIWindow
  {
    simulator.scene.beginLaunch()
    let graph = ViewGraph.of(simulator)
    let app = AppLaunch(graph)
    graph.app = app
    simulator.scene.add(app)
    let window = UIWindow(simulator: simulator)
    window.rootViewController = UIHostingController(rootView: AppRoot(A()))
    window.makeKeyAndVisible()
    simulator.scene.endLaunch()
    return window
  }

  /// Opens another window of the app's scene beside the first; nil where no app was launched.
  @MainActor package static func openWindow(on simulator: Simulator) -> UIWindow? {
    guard let app = (simulator.surfaceStorage as? ViewGraph)?.app,
      let controller = app.makeWindow?()
    else { return nil }
    simulator.scene.opensSeveralWindows = true
    app.isMakingFurtherWindow = true
    defer { app.isMakingFurtherWindow = false }
    let window = UIWindow(simulator: simulator)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }
}
