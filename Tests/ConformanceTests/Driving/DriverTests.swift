import Conformance
import LifecycleModel
import LifecycleSimulator
import Testing

@MainActor struct DriverTests {
  private func simulation(
    _ make: @escaping @MainActor (Simulator) -> PaperApp
  ) -> Simulation {
    Simulation(.reference, .standard, launch: make)
  }

  private func message(of body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch let error as DrivingError {
      return error.message
    } catch {
      return "\(error)"
    }
  }

  private func form(_ elements: [any Element]) -> Simulation {
    simulation { PaperApp($0, root: PaperScreen("Form", elements)) }
  }

  @Test func whatIsCalledSoComesBeforeWhatShowsIt() throws {
    var taps: [String] = []
    let app = form([
      PaperElement.text("Save"),
      PaperElement.button("Save") { taps.append("button") },
      PaperElement(.picker, "Kind", value: "Save") { _ in
        taps.append("picker")
        return true
      },
    ])
    try app.perform { $0.tap("Save") }
    #expect(taps == ["button"])
  }

  @Test func severalElementsOfANameNeedAPosition() throws {
    let texts = [Box(""), Box("")]
    let app = form(
      texts.map { text in PaperField("Name", get: { text.value }, set: { text.value = $0 }) })
    #expect(
      message { try app.perform { $0.tap("Name") } }
        == "cannot tap \"Name\": 2 elements are \"Name\"; say which one with "
        + "`.labelled(_:at:)`, `.labelled(_:inRow:)` or `.identifier(_:)`")
    try app.perform { $0.type("x", into: .labelled("Name", at: 1)) }
    #expect(texts.map(\.value) == ["", "x"])
  }

  @Test func whatCannotBeUsedSaysSo() {
    let button = PaperElement.button("Go") {}
    button.isElementEnabled = false
    let app = form([button, PaperElement.text("Title")])
    #expect(message { try app.perform { $0.tap("Go") } } == "cannot tap \"Go\": \"Go\" is disabled")
    #expect(
      message { try app.perform { $0.tap("Title") } }
        == "cannot tap \"Title\": \"Title\" does not react to that")
    #expect(
      message { try app.perform { $0.type("x") } }
        == "cannot type \"x\": no field has focus; tap one first")
    #expect(
      message { try app.perform { $0.goBack() } }
        == "cannot go back: there is no screen to go back to")
    #expect(
      message { try app.perform { $0.relaunch() } }
        == "cannot relaunch the app: the app is still running; `kill(_:)` it first")
    #expect(
      message { try app.perform { $0.swipeToDelete("Title") } }
        == "cannot swipe to delete \"Title\": \"Title\" stands in no row")
  }

  @Test func anErrorListsTheScreenTheNearestFirst() {
    let app = form([PaperElement.text("Address"), PaperElement.button("Cancel") {}])
    do {
      try app.perform { $0.tap("Cancle") }
      Issue.record("the tap is not possible")
    } catch {
      #expect(
        error.description
          == "action 1: cannot tap \"Cancle\": nothing here is \"Cancle\"; the screen shows:\n"
          + "  button \"Cancel\"\n  text \"Address\"")
    }
  }

  @Test func typingAppendsAndReplacingReplaces() throws {
    var keys: [String] = []
    let text = Box("ab")
    let field = PaperField(
      "Name", get: { text.value },
      set: {
        text.value = $0
        keys.append($0)
      })
    let app = form([field])
    try app.perform { user in
      user.tap("Name")
      user.type("cd")
    }
    #expect(keys == ["abc", "abcd"])
    keys = []
    try app.perform { $0.replace("Name", with: "xy") }
    #expect(keys == ["x", "xy"])
    try app.perform { $0.undo() }
    #expect(text.value == "abcd")
    try app.perform { $0.redo() }
    #expect(text.value == "xy")
    try app.perform { $0.clear("Name") }
    #expect(text.value == "")
  }

  @Test func composedTextArrivesWhenItIsConfirmed() throws {
    let text = Box("")
    let app = form([PaperField("名前", get: { text.value }, set: { text.value = $0 })])
    try app.perform { user in
      user.focus("名前")
      user.compose("日本", then: .abandon)
    }
    #expect(text.value == "")
    try app.perform { $0.compose("日本", then: .confirm) }
    #expect(text.value == "日本")
  }

  @Test func goingBackDoesNotReachBelowASheet() throws {
    var app: PaperApp?
    let simulation = simulation { simulator in
      let made = PaperApp(simulator, root: PaperScreen("Root"))
      app = made
      return made
    }
    let second = PaperScreen("Second")
    app?.push(second)
    app?.present(PaperScreen("Sheet"))
    #expect(
      message { try simulation.perform { $0.goBack() } }
        == "cannot go back: there is no screen to go back to")
    try simulation.perform { user in
      user.dismiss(.drag)
      user.goBack()
    }
    #expect(simulation.screen.screens == ["Root"])
    #expect(
      message { try simulation.perform { $0.dismiss(.drag) } }
        == "cannot dismiss by dragging: nothing on the screen can be closed by dragging")
  }

  @Test func aRelaunchStartsAgainWithAWorkingClock() throws {
    var launches = 0
    let simulation = simulation { simulator in
      launches += 1
      let root = PaperScreen("Root")
      let app = PaperApp(simulator, root: root)
      root.elements = [PaperElement.link("In") { app.push(PaperScreen("Detail")) }]
      return app
    }
    try simulation.perform { user in
      user.kill(.memory)
      user.wait(.seconds(1))
      user.relaunch()
      user.tap("In")
      user.goBack()
    }
    #expect(launches == 2)
    #expect(simulation.screen.screens == ["Root"])
    #expect(
      message { try simulation.perform { $0.kill(.crash) } } == nil)
    #expect(
      message { try simulation.perform { $0.tap("In") } }
        == "cannot tap \"In\": the app is not running; `relaunch()` it first")
  }

  @Test func rowsAreFoundByTheirTexts() throws {
    var deleted: [Int] = []
    let simulation = simulation { simulator in
      let root = PaperScreen("Rows")
      root.rows = {
        ["a", "b"].enumerated().map { index, text in
          PaperRow(
            index,
            [PaperElement.text(text), PaperElement.button("Delete") { deleted.append(index) }]
          ) { deleted.append(10 + index) }
        }
      }
      return PaperApp(simulator, root: root)
    }
    try simulation.perform { user in
      user.tap(.labelled("Delete", inRow: "b"))
      user.swipeToDelete("a")
    }
    #expect(deleted == [1, 10])
    #expect(simulation.screen.rowCount == 2)
  }
}
