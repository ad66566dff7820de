import Conformance
import HeadlessUI
import LifecycleModel
import Testing

private struct DraftApp: App {
  @AppStorage("launches") private var launches = 0
  @State private var count = 0
  var body: some Scene {
    WindowGroup {
      DraftScreen(count: $count, launches: launches)
    }
  }
}

private struct DraftScreen: View {
  @Binding var count: Int
  let launches: Int
  @SceneStorage("draft") private var draft = ""
  @AppStorage("launches") private var stored = 0
  @Environment(\.verticalSizeClass) private var height
  var body: some View {
    VStack {
      TextField("Draft", text: $draft)
      Text("count \(count) launches \(launches)")
      Text(height == .compact ? "low" : "high")
      Button("Count") {
        count += 1
        stored += 1
      }
    }
  }
}

@MainActor @Suite struct AppSimulationTests {
  // RUNTIME 21: a relaunch keeps the defaults and the restored state of the scene, nothing else.
  @Test func aRelaunchMakesTheAppAnewAndKeepsWhatIsStored() throws {
    let app = Simulation(app: DraftApp.self)
    try app.perform { user in
      user.type("hello", into: "Draft")
      user.tap("Count")
      user.expect("counted") { $0.contains("count 1 launches 1") }
      user.background()
      user.kill(.memory)
      user.relaunch()
    }
    #expect(app.screen.contains("count 0 launches 1"))
    #expect(app.screen.contains("hello"))
  }

  // Apple, SceneStorage: the person who closes the app in the switcher destroys its scene.
  @Test func aKillInTheSwitcherKeepsTheDefaultsOnly() throws {
    let app = Simulation(app: DraftApp.self)
    try app.perform { user in
      user.type("hello", into: "Draft")
      user.tap("Count")
      user.kill(.switcherFrontmost)
      user.relaunch()
    }
    #expect(app.screen.contains("count 0 launches 1"))
    #expect(!app.screen.contains("hello"))
  }

  @Test func aTurnIsAnActionOfThePerson() throws {
    let app = Simulation(app: DraftApp.self)
    try app.perform { $0.rotate() }
    #expect(app.screen.contains("low"))
  }

  private struct Taps: View {
    @State private var last = "none"
    var body: some View {
      VStack {
        Text("target").onTapGesture(count: 2) { last = "double" }.onTapGesture { last = "single" }
        Text("last \(last)")
      }
    }
  }

  @Test func aPersonWhoLooksAfterATapHasTappedOnce() throws {
    let app = Simulation { Taps() }
    try app.perform { user in
      user.tap("target")
      user.expect("single") { $0.contains("last single") }
      user.tap("target")
      user.tap("target")
      user.expect("double") { $0.contains("last double") }
    }
  }
}
