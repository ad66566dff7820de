import HeadlessUI
import HeadlessUIKit
import LifecycleModel
import LifecycleSimulator
import SwiftUI
import Testing

@MainActor private var phases: [String] = []

private struct HostingApp: App {
  var body: some Scene { WindowGroup { Hosted() } }
}

private struct Hosted: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController {
    UIHostingController(rootView: Inner())
  }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

private struct Inner: View {
  @Environment(\.scenePhase) private var phase
  var body: some View { Text("inner").onChange(of: phase) { phases.append("\(phase)") } }
}

@MainActor @Suite(.serialized) struct HostedPhaseTests {
  // Quirk scenephase-inactive-skipped-on-lock is about views, wherever they are hosted.
  @Test func aViewInAHostingControllerIsNotTheApp() {
    phases = []
    var behavior = PlatformBehavior.reference
    behavior.scenes.lockPhases = Setting(.backgroundOnly, quirk: QuirkIndex(1))
    let simulator = Simulator(behavior: behavior, device: Device(id: "test", visibleRows: 10))
    CurrentSimulation.with(simulator) {
      simulator.clock.withCurrent {
        let window = AppLauncher.launch(HostingApp.self, on: simulator)
        simulator.settle()
        phases = []
        simulator.scene.enterBackground(cause: .lock)
        simulator.settle()
        #expect(phases == ["background"])
        window.tearDown()
      }
    }
  }

  // Quirk sheet-content-appears-again-on-return is about sheets.
  @Test func aCoverIsNoReturningSheet() {
    struct Screen: View {
      @State private var isShown = true
      var body: some View {
        Text("under").fullScreenCover(isPresented: $isShown) { Text("over").onAppear {} }
      }
    }
    var behavior = PlatformBehavior.reference
    behavior.scenes.returningSheet = Setting(.appearsAgain, quirk: QuirkIndex(1))
    let stage = Stage(behavior: behavior) { Screen() }
    stage.run { stage.simulator.scene.enterBackground() }
    stage.run { stage.simulator.scene.enterForeground() }
    #expect(stage.words.contains("over"))
    #expect(!stage.simulator.fired.contains(QuirkIndex(1)))
  }
}
