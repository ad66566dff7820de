import HeadlessUI
import HeadlessUIKit
import LifecycleModel
import LifecycleSimulator
import Testing

@MainActor @Suite struct StorageTests {
  enum Mode: String { case list, grid }

  struct Settings: View {
    @AppStorage("name") var name = "none"
    @AppStorage("mode") var mode = Mode.list
    @AppStorage("limit") var limit: Int?
    var body: some View {
      VStack {
        Text("name \(name)")
        Text("mode \(mode.rawValue)")
        Text("limit \(limit.map(String.init) ?? "-")")
        Button("change") {
          name = "Aki"
          mode = .grid
          limit = 3
        }
        Button("clear") { limit = nil }
        Mirror()
      }
    }
  }
  struct Mirror: View {
    @AppStorage("name") var name = "other default"
    var body: some View { Text("mirror \(name)") }
  }

  // Apple, AppStorage: the default counts while nothing is stored, each view's own.
  @Test func aDefaultCountsWhileNothingIsStored() {
    let stage = Stage { Settings() }
    #expect(stage.words.prefix(3) == ["name none", "mode list", "limit -"])
    #expect(stage.words.last == "mirror other default")
  }

  // Apple, AppStorage: a view is invalidated when the value of its key changes.
  @Test func everyViewWithTheKeyFollowsAWrite() {
    let stage = Stage { Settings() }
    stage.tap("change")
    #expect(stage.words.prefix(3) == ["name Aki", "mode grid", "limit 3"])
    #expect(stage.words.last == "mirror Aki")
    stage.tap("clear")
    #expect(stage.words[2] == "limit -")
  }

  @Test func aWriteToTheDefaultsReachesTheView() {
    let stage = Stage { Settings() }
    stage.run { UserDefaults.standard.set("Ren", forKey: "name") }
    #expect(stage.words.first == "name Ren")
    #expect(stage.words.last == "mirror Ren")
  }

  @Test func aSimulationStartsWithoutDefaults() {
    let first = Stage { Settings() }
    first.tap("change")
    let second = Stage { Settings() }
    #expect(second.words.first == "name none")
  }

  // Apple, defaultAppStorage(_:): the store that a property means which names none.
  @Test func anotherStoreCanBeTheDefaultOne() {
    let stage = Stage {
      VStack {
        Mirror()
        Mirror().defaultAppStorage(UserDefaults(suiteName: "group")!)
      }
    }
    stage.run { UserDefaults(suiteName: "group")?.set("shared", forKey: "name") }
    #expect(stage.words == ["mirror other default", "mirror shared"])
  }

  struct Draft: View {
    @SceneStorage("draft") var draft = ""
    var body: some View {
      VStack {
        Text("draft \(draft)")
        Button("write") { draft = "kept" }
      }
    }
  }

  /// Ends the process and begins it again with the same screen.
  private func relaunched(_ stage: Stage, _ end: (Simulator) -> Void) -> Any? {
    stage.run { end(stage.simulator) }
    stage.simulator.endProcess()
    stage.simulator.beginProcess()
    return stage.simulator.stored.sceneValue("draft", of: 0)
  }

  // Apple, SceneStorage; evidence scenestorage-no-write-guarantee: kept with the scene's state,
  // which is saved when the scene enters the background.
  @Test func sceneStorageOutlivesAProcessThatWasInTheBackground() {
    let stage = Stage { Draft() }
    stage.tap("write")
    #expect(stage.words.first == "draft kept")
    let kept = relaunched(stage) {
      $0.scene.enterBackground()
      $0.scene.kill(.memory)
    }
    #expect(kept as? String == "kept")
  }

  @Test func sceneStorageIsLostWithAProcessThatWasInFront() {
    let stage = Stage { Draft() }
    stage.tap("write")
    #expect(relaunched(stage) { $0.scene.kill(.crash) } == nil)
  }

  // Apple, SceneStorage: the data goes when the scene is destroyed explicitly, in the switcher.
  @Test func sceneStorageGoesWithTheSceneInTheSwitcher() {
    let stage = Stage { Draft() }
    stage.tap("write")
    let kept = relaunched(stage) {
      $0.scene.enterBackground()
      $0.scene.kill(.switcherSuspended)
    }
    #expect(kept == nil)
  }

  // Apple, UserDefaults: what is set is kept, what is registered goes with the process.
  @Test func defaultsOutliveEveryKill() {
    let stage = Stage { Settings() }
    stage.tap("change")
    stage.run { UserDefaults.standard.register(defaults: ["registered": 1]) }
    _ = relaunched(stage) { $0.scene.kill(.crash) }
    CurrentSimulation.with(stage.simulator) {
      #expect(UserDefaults.standard.string(forKey: "name") == "Aki")
      #expect(UserDefaults.standard.object(forKey: "registered") == nil)
    }
  }

  // Apple, UserDefaults: bool(forKey:), integer(forKey:) and the others convert.
  @Test func defaultsConvertNumbersAndStrings() {
    let stage = Stage { EmptyView() }
    stage.run {
      let defaults = UserDefaults.standard
      defaults.set("12", forKey: "text")
      defaults.set("YES", forKey: "yes")
      defaults.set(2.5, forKey: "number")
      defaults.set(URL(string: "https://example.com/a"), forKey: "address")
      #expect(defaults.integer(forKey: "text") == 12)
      #expect(defaults.bool(forKey: "yes"))
      #expect(defaults.integer(forKey: "number") == 2)
      #expect(defaults.url(forKey: "address")?.host == "example.com")
      #expect(defaults.integer(forKey: "missing") == 0)
    }
  }
}
