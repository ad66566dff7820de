import HeadlessUIKit
import LifecycleModel
import LifecycleSimulator
import Testing

/// What the delegates under test noted; a delegate is made by its class alone.
@MainActor private var lines: [String] = []

@MainActor @Suite(.serialized) struct LaunchTests {
  class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      lines.append("didFinishLaunching")
      let made = UIWindow(frame: UIScreen.main.bounds)
      made.rootViewController = UIViewController()
      made.makeKeyAndVisible()
      window = made
      return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { lines.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { lines.append("resign") }
    func applicationDidEnterBackground(_ application: UIApplication) { lines.append("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { lines.append("foreground") }
    func applicationWillTerminate(_ application: UIApplication) { lines.append("terminate") }
  }

  class SceneAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      lines.append("didFinishLaunching")
      return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { lines.append("app active") }
  }

  class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      lines.append("willConnect")
      guard let windowScene = scene as? UIWindowScene else { return }
      let made = UIWindow(windowScene: windowScene)
      let label = UILabel()
      label.text = "Hello"
      let root = UIViewController()
      root.view.addSubview(label)
      made.rootViewController = root
      window = made
      made.makeKeyAndVisible()
    }
    func sceneWillEnterForeground(_ scene: UIScene) { lines.append("scene foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) { lines.append("scene active") }
    func sceneWillResignActive(_ scene: UIScene) { lines.append("scene resign") }
    func sceneDidEnterBackground(_ scene: UIScene) { lines.append("scene background") }
  }

  private func launch(_ delegate: NSObject.Type, scene: AnyClass? = nil) -> (Simulator, UIWindow?) {
    lines = []
    let simulator = Simulator(
      behavior: .reference, device: Device(id: "test", visibleRows: 12))
    let window = CurrentSimulation.with(simulator) {
      UIApplication.launch(
        delegate.makeLaunched("") as! any UIApplicationDelegate, scene: scene, on: simulator
      ) { ($0 as? NSObject.Type)?.makeLaunched("") }
    }
    return (simulator, window)
  }

  // Apple, "About the app launch sequence", and the life cycle of an app without scenes.
  @Test func applicationDelegateHearsItsLife() {
    let (simulator, window) = launch(AppDelegate.self)
    #expect(window?.rootViewController?.view.window === window)
    CurrentSimulation.with(simulator) {
      simulator.scene.enterBackground()
      simulator.scene.enterForeground()
      simulator.scene.terminate()
    }
    #expect(
      lines == [
        "didFinishLaunching", "active", "resign", "background", "foreground", "active", "resign",
        "background", "terminate",
      ])
  }

  // Evidence appdelegate-callbacks-off-with-scene-manifest: the scene's delegate is told instead.
  @Test func sceneDelegateHearsItsLifeInstead() {
    let (simulator, window) = launch(SceneAppDelegate.self, scene: SceneDelegate.self)
    var list = ElementList()
    CurrentSimulation.with(simulator) {
      window?.collectElements(into: &list)
      simulator.scene.enterBackground()
      simulator.scene.enterForeground()
    }
    #expect(list.items.map(\.element.elementLabel) == ["Hello"])
    #expect(
      lines == [
        "didFinishLaunching", "willConnect", "scene foreground", "scene active", "scene resign",
        "scene background", "scene foreground", "scene active",
      ])
  }
}
