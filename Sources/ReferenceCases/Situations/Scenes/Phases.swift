import Holdfast
import SwiftUI

/// The device is locked while a view observes the scene phase.
struct LockScreen: Situation {
  let id = "lock-screen"
  let summary = "A view observes the scene phase while the device is locked."
  let scenario = Scenario("lock") { user in
    user.lock()
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { PhaseWitness(log: log) }
  }
}

private struct PhaseWitness: View {
  let log: SituationLog
  @Environment(\.scenePhase) private var phase

  var body: some View {
    Text("phase")
      .onChange(of: phase) { newPhase in log("scenePhase(\(newPhase))") }
  }
}

/// The device is locked while an app observes the scene phase on its window group.
struct LockObservedOnScene: Situation {
  let id = "lock-observed-on-scene"
  let summary = "An app observes the scene phase on its window group while the device is locked."
  let scenario = Scenario("lock") { user in
    user.lock()
  }

  func app(_ log: SituationLog) -> Variant {
    SceneWitness.begin(log)
    return Variant(id, app: PhaseApp.self)
  }
}

private struct PhaseApp: App {
  @Environment(\.scenePhase) private var phase
  @State private var isLaunched = false

  var body: some Scene {
    WindowGroup {
      Text("phase")
    }
    .onChange(of: phase) { newPhase in
      // The launch makes the scene active for the first time.
      if isLaunched { SceneWitness.log?("scenePhase(\(newPhase))") }
      isLaunched = true
    }
  }
}

/// An app has the scene phase as a property and makes its navigation in its body.
struct AppWithPhase: Situation {
  let id = "app-with-phase"
  let summary = """
    An app that declares the scene phase and makes its router in its body is left with a screen \
    pushed.
    """
  let scenario = Scenario("push, leave the app") { user in
    user.tap("Edit")
    user.background()
  }

  func app(_ log: SituationLog) -> Variant {
    SceneWitness.begin(log)
    return Variant(id, app: RouterApp.self)
  }
}

private final class Router: ObservableObject {
  @Published var path: [String] = []
}

private struct RouterApp: App {
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup {
      RouterHost(router: Router())
    }
  }
}

private struct RouterHost: View {
  @ObservedObject var router: Router

  var body: some View {
    NavigationStack(path: $router.path) {
      Button("Edit") { router.path.append("draft") }
        .navigationDestination(for: String.self) { _ in
          Text("child")
            .onAppear { SceneWitness.log?("appear(child)") }
            .onDisappear { SceneWitness.log?("disappear(child)") }
        }
    }
  }
}
