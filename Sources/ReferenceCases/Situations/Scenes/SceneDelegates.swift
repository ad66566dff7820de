import Holdfast
import UIKit

/// Writes down what an app is told through the delegate of its application.
final class WitnessAppDelegate: UIResponder, UIApplicationDelegate {
  func applicationWillTerminate(_ application: UIApplication) {
    SceneWitness.note("applicationWillTerminate")
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    SceneWitness.note("didDiscardSceneSessions")
  }
}

/// Writes down what an app is told through the delegates of its scenes, and shows a field in each.
final class WitnessSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var name = ""

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    SceneWitness.sceneCount += 1
    name = "S\(SceneWitness.sceneCount)"
    if let activity = session.stateRestorationActivity {
      SceneWitness.note("restore", activity.title ?? "")
    }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = DraftController()
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneWillEnterForeground(_ scene: UIScene) {
    SceneWitness.note("sceneWillEnterForeground", name)
  }
  func sceneWillResignActive(_ scene: UIScene) { SceneWitness.note("sceneWillResignActive", name) }
  func sceneDidEnterBackground(_ scene: UIScene) {
    SceneWitness.note("sceneDidEnterBackground", name)
  }
  func sceneDidDisconnect(_ scene: UIScene) { SceneWitness.note("sceneDidDisconnect", name) }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    guard let draft = (window?.rootViewController as? DraftController)?.draft, !draft.isEmpty
    else { return nil }
    let activity = NSUserActivity(activityType: "draft")
    activity.title = draft
    return activity
  }
}

private final class DraftController: UIViewController {
  private let field = UITextField()
  var draft: String { field.text ?? "" }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.placeholder = "Draft"
    view.addSubview(field)
  }
}

/// An app in front is killed in the app switcher of a phone.
struct KillInFront: Situation {
  let id = "kill-in-front"
  let summary = "An app with a scene delegate is killed in the app switcher while it is in front."
  let scenario = Scenario("kill") { user in
    user.kill(.switcherFrontmost)
  }

  func app(_ log: SituationLog) -> Variant { .witness(id, log, Self.calls) }

  static let calls: Set<String> = [
    "sceneDidEnterBackground", "sceneDidDisconnect", "didDiscardSceneSessions",
    "applicationWillTerminate",
  ]
}

/// An app in front is killed in the app switcher of a tablet.
struct KillInFrontOnTablet: Situation {
  let id = "kill-in-front-on-tablet"
  let summary = "An app with one window is killed in a tablet's app switcher while it is in front."
  let device = Device.demonstrationTablet
  let scenario = Scenario("kill") { user in
    user.kill(.switcherFrontmost)
  }

  func app(_ log: SituationLog) -> Variant { .witness(id, log, KillInFront.calls) }
}

/// The same, seen scene by scene.
struct KillInFrontTwoScenes: Situation {
  let id = "kill-in-front-scene-by-scene"
  let summary = "An app in front is killed in the app switcher, and says which scene hears what."
  let scenario = Scenario("kill") { user in
    user.kill(.switcherFrontmost)
  }

  func app(_ log: SituationLog) -> Variant {
    .witness(
      id, log,
      [
        "sceneWillEnterForeground", "sceneWillResignActive", "sceneDidEnterBackground",
        "sceneDidDisconnect",
      ])
  }
}

/// The windows of an app are closed in the app switcher, one by one.
struct CloseThreeWindows: Situation {
  let id = "close-three-windows"
  let summary = "Three windows of an app are closed in the app switcher, one by one."
  let device = Device.demonstrationTablet
  let scenario = Scenario("open two more, close all") { user in
    user.openScene()
    user.openScene()
    user.kill(.switcherFrontmost)
    user.kill(.switcherFrontmost)
    user.kill(.switcherFrontmost)
  }

  func app(_ log: SituationLog) -> Variant { .witness(id, log, ["didDiscardSceneSessions"]) }
}

/// An app that gave an activity for restoring its scene is force-quit and launched again.
struct ForceQuitAndRelaunch: Situation {
  let id = "force-quit-and-relaunch"
  let summary = "An app that restores its scene from an activity is force-quit and launched again."
  let scenario = Scenario("type, leave, swipe up, relaunch") { user in
    user.type("x", into: "Draft")
    user.background()
    user.kill(.switcherSuspended)
    user.relaunch()
  }

  func app(_ log: SituationLog) -> Variant { .witness(id, log, ["restore"]) }
}

/// A field of an app with a scene delegate holds a draft while the app is in the background.
struct DraftOverBackground: Situation {
  let id = "draft-over-background"
  let summary = "A field of an app with a scene delegate holds a draft while the app is left."
  let scenario = Scenario("type, leave, come back") { user in
    user.type("x", into: "Draft")
    user.background()
    user.foreground()
  }

  func app(_ log: SituationLog) -> Variant {
    .witness(
      id, log, ["sceneDidEnterBackground", "sceneDidDisconnect", "sceneWillEnterForeground"])
  }

  func conclude(_ screen: ScreenContents, _ log: SituationLog) {
    for field in screen.items where field.role == .textField { log("shown(text=\(field.value))") }
  }
}

extension Variant {
  fileprivate static func witness(
    _ id: String, _ log: SituationLog, _ calls: Set<String>
  ) -> Variant {
    SceneWitness.begin(log, calls: calls)
    return Variant(id, delegate: WitnessAppDelegate.self, scene: WitnessSceneDelegate.self)
  }
}
