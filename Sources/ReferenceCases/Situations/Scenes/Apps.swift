import Holdfast
import SwiftUI
import UIKit

/// An app is covered for a moment, then hidden, and comes back each time.
struct InactiveThenHidden: Situation {
  let id = "inactive-then-hidden"
  let summary = "A view observes the scene phase while its app is covered, comes back, and is left."
  let scenario = Scenario("cover, come back, leave, come back") { user in
    user.becomeInactive()
    user.foreground()
    user.background()
    user.foreground()
  }

  func app(_ log: SituationLog) -> Variant { Variant(id) { PhaseObserver(log: log) } }
}

/// An app quits in an orderly way while it is in front.
struct QuitInFront: Situation {
  let id = "quit-in-front"
  let summary = "A view observes the scene phase while its app quits."
  let scenario = Scenario("quit") { user in
    user.terminate()
  }

  func app(_ log: SituationLog) -> Variant { Variant(id) { PhaseObserver(log: log) } }
}

private struct PhaseObserver: View {
  let log: SituationLog
  @Environment(\.scenePhase) private var phase

  var body: some View {
    Text("phase")
      .onChange(of: phase) { newPhase in log("scenePhase(\(newPhase))") }
  }
}

/// An app with UIKit's delegates hosts a view that observes the scene phase.
struct HostedPhase: Situation {
  let id = "hosted-phase"
  let summary = "A view hosted by an app with a scene delegate observes the scene phase."
  let scenario = Scenario("leave the app") { user in
    user.background()
  }

  func app(_ log: SituationLog) -> Variant {
    SceneWitness.begin(log)
    return Variant(id, delegate: WitnessAppDelegate.self, scene: HostingSceneDelegate.self)
  }
}

private final class HostingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene, let log = SceneWitness.log else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIHostingController(rootView: PhaseObserver(log: log))
    window.makeKeyAndVisible()
    self.window = window
  }
}

/// A SwiftUI app with a delegate is left, and then it quits.
struct AdaptedDelegateApp: Situation {
  let id = "app-with-adapted-delegate"
  let summary = "A SwiftUI app whose delegate saves is left and then terminated."
  let scenario = Scenario("leave, quit") { user in
    user.background()
    user.terminate()
  }

  func app(_ log: SituationLog) -> Variant {
    SceneWitness.begin(log)
    return Variant(id, app: AdaptedApp.self)
  }
}

private final class SavingDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    SceneWitness.log?("didFinishLaunching")
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) {
    SceneWitness.log?("applicationDidBecomeActive")
  }
  func applicationWillResignActive(_ application: UIApplication) {
    SceneWitness.log?("applicationWillResignActive")
  }
  func applicationDidEnterBackground(_ application: UIApplication) {
    SceneWitness.log?("applicationDidEnterBackground")
  }
  func applicationWillTerminate(_ application: UIApplication) {
    SceneWitness.log?("applicationWillTerminate")
  }
}

private struct AdaptedApp: App {
  @UIApplicationDelegateAdaptor(SavingDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup {
      Text("draft")
    }
  }
}
