import HeadlessUI
import HeadlessUIKit
import LifecycleModel
import LifecycleSimulator
import SwiftUI
import Testing

/// What the apps of these tests were told; a new one for each test.
@MainActor private var events: [String] = []

private final class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
  @Published var note = "from the delegate"
  override init() {
    super.init()
    MainActor.assumeIsolated { events.append("delegate made") }
  }
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    events.append("launched")
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { events.append("active") }
  func applicationWillResignActive(_ application: UIApplication) { events.append("resign") }
  func applicationDidEnterBackground(_ application: UIApplication) { events.append("background") }
  func applicationWillTerminate(_ application: UIApplication) { events.append("terminate") }
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) { events.append("memory") }
}

private struct NotesApp: App {
  @UIApplicationDelegateAdaptor(Delegate.self) var delegate
  @Environment(\.scenePhase) private var phase
  @State private var opened = "nothing"

  var body: some Scene {
    WindowGroup("Notes") {
      NotesScreen(opened: opened)
        .onOpenURL { opened = $0.host ?? "" }
    }
    .onChange(of: phase) { old, new in events.append("app \(old) to \(new)") }
    .commands {
      CommandGroup(replacing: .newItem) { Button("New") {} }
      CommandMenu("Notes") { Text("none") }
    }
    Settings { Text("settings") }
  }
}

private struct NotesScreen: View {
  @EnvironmentObject var delegate: Delegate
  @Environment(\.scenePhase) private var phase
  let opened: String
  var body: some View {
    VStack {
      Text(delegate.note)
      Text("opened \(opened)")
      Button("change") { delegate.note = "changed" }
    }
    .onAppear { events.append("appear") }
    .onChange(of: phase) { events.append("view \(phase)") }
  }
}

@MainActor @Suite(.serialized) struct AppTests {
  private func launch() -> (Simulator, UIWindow) {
    events = []
    let simulator = Simulator(
      behavior: .reference, device: Device(id: "test", visibleRows: 10))
    let window = CurrentSimulation.with(simulator) {
      let window = AppLauncher.launch(NotesApp.self, on: simulator)
      simulator.settle()
      return window
    }
    return (simulator, window)
  }

  private func words(_ window: UIWindow) -> [String] {
    var list = ElementList()
    window.collectElements(into: &list)
    return list.items.map { item in
      item.element.elementValue.isEmpty ? item.element.elementLabel : item.element.elementValue
    }
  }

  private func run(_ simulator: Simulator, _ body: () -> Void) {
    CurrentSimulation.with(simulator) {
      body()
      simulator.settle()
    }
  }

  // Apple, UIApplicationDelegateAdaptor: SwiftUI makes the delegate and puts it into the
  // environment. Evidence scenephase-first-change-after-onappear: the view appears first.
  @Test func aLaunchMakesTheDelegateThenTheScreenThenBecomesActive() {
    let (_, window) = launch()
    #expect(events.prefix(4) == ["delegate made", "launched", "appear", "active"])
    // Nothing says which of the two is told first.
    #expect(Set(events.dropFirst(4)) == ["app inactive to active", "view active"])
    #expect(words(window) == ["from the delegate", "opened nothing", "change"])
  }

  // Apple, UIApplicationDelegateAdaptor: an observable delegate updates views.
  @Test func anObservableDelegateIsFollowed() {
    let (simulator, window) = launch()
    var list = ElementList()
    window.collectElements(into: &list)
    run(simulator) { _ = list.items.last?.element.perform(.tap) }
    #expect(words(window).first == "changed")
  }

  // Apple, ScenePhase: inactive, then background; the delegate hears the same.
  @Test func phasesReachDelegateAppAndView() {
    let (simulator, _) = launch()
    events = []
    run(simulator) { simulator.scene.enterBackground() }
    func heard(_ prefix: String) -> [String] { events.filter { $0.hasPrefix(prefix) } }
    #expect(heard("app") == ["app active to inactive", "app inactive to background"])
    #expect(heard("view") == ["view inactive", "view background"])
    #expect(events.filter { !$0.contains(" ") } == ["resign", "background"])
  }

  @Test func theDelegateHearsOfMemoryAndTheEnd() {
    let (simulator, _) = launch()
    events = []
    run(simulator) {
      simulator.scene.warnOfMemory()
      simulator.scene.terminate()
    }
    #expect(events.filter { $0 == "memory" || $0 == "terminate" } == ["memory", "terminate"])
  }

  // Apple, onOpenURL(perform:): the address that opens the app.
  @Test func anAddressReachesTheScreen() {
    let (simulator, window) = launch()
    run(simulator) {
      guard let url = URL(string: "notes://today") else { return }
      UIApplication.of(simulator).open(url)
    }
    #expect(words(window)[1] == "opened today")
  }
}
