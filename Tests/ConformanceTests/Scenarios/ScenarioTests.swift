import Conformance
import LifecycleModel
import LifecycleProfiles
import Testing

struct ScenarioTests {
  /// Every word of the vocabulary once.
  private static let everything = Scenario("everything") { user in
    user.tap("入力画面へ")
    user.tap(.labelled("中身", at: 1))
    user.tap(.labelled("削除", inRow: "ccc"))
    user.tap(.identifier("name"))
    user.longPress(.role(.textField, at: 0))
    user.type("PHP")
    user.type("a", into: "名前")
    user.replace("入力", with: "x")
    user.clear("入力")
    user.edit("field", of: "record", to: "text")
    user.pressReturn(.hardware)
    user.compose("日本", then: .confirm)
    user.focus("名前")
    user.tapElsewhere()
    user.dismissKeyboard()
    user.goBack()
    user.swipeBack(.cancelled)
    user.swipeToDelete("ccc")
    user.deleteInEditMode("ccc")
    user.move("a", after: "b")
    user.move("a", after: nil)
    user.scroll(to: "z")
    user.scroll(rows: -3)
    user.switchTab("設定")
    user.dismiss(.drag)
    user.pick("前方一致", in: "タイプを設定")
    user.toggle("on")
    user.step("count", by: -2)
    user.pickDate("2026-01-31", in: "day")
    user.slide("volume", to: 0.5)
    user.undo()
    user.redo()
    user.becomeInactive()
    user.background()
    user.foreground()
    user.lock()
    user.warnMemory()
    user.rotate()
    user.resize(.regular)
    user.openScene()
    user.terminate()
    user.kill(.switcherSuspended)
    user.relaunch()
    user.wait(.seconds(2))
    user.expect("unchanged") { $0.contains("Swift") }
  }

  @Test func theClosureBecomesData() {
    let scenario = Scenario("s") { user in
      user.type("a", into: "名前")
      user.wait(.milliseconds(1_500))
      user.expect("unchanged") { $0.contains("Swift") }
    }
    #expect(
      scenario.actions == [
        .typeInto("名前", "a"), .wait(milliseconds: 1_500), .expect(0, "unchanged"),
      ])
  }

  @Test func aFileHoldsEveryAction() throws {
    let file = ScenarioFile(name: "everything", actions: Self.everything.actions)
    let read = try ScenarioFile(parsing: Array(file.text.utf8), file: "s.json")
    let scenario = read.scenario(expectationsFrom: [Self.everything])
    #expect(scenario.actions == Self.everything.actions)
    #expect(scenario.expectations.count == 1)
  }

  @Test func aFileReadsLikeTheCode() {
    let file = ScenarioFile(
      name: "s", actions: [.tap("入力画面へ"), .type("PHP"), .replace("名前", "x"), .goBack])
    #expect(file.text.contains("{ \"tap\": \"入力画面へ\" }"))
    #expect(file.text.contains("{ \"type\": \"PHP\" }"))
    #expect(file.text.contains("{ \"replace\": { \"in\": \"名前\", \"with\": \"x\" } }"))
    #expect(file.text.contains("{ \"goBack\": true }"))
  }

  @Test(arguments: [
    ("{\"tpa\": \"x\"}", "no action is named \"tpa\" [unknown-action]"),
    ("{\"kill\": \"gently\"}", "no kind is named \"gently\" [unknown-value]"),
    ("{\"goBack\": 1}", "expected true, found the number 1"),
    ("{\"tap\": \"a\", \"type\": \"b\"}", "an action has one key, found 2 [action-count]"),
    ("{\"replace\": {\"in\": \"a\"}}", "\"with\""),
    ("{\"tap\": {\"labelled\": \"a\"}}", "\"labelled\""),
  ])
  func faultsInActionsAreFoundWithTheirPlace(_ action: String, _ words: String) {
    let text = """
      {"schema": "holdfast.scenario/1", "name": "s", "actions": [
      \(action)]}
      """
    do {
      _ = try ScenarioFile(parsing: Array(text.utf8), file: "s.json")
      Issue.record("the file is faulty")
    } catch {
      #expect(error.description.contains("s.json:2:"))
      #expect(error.description.contains(words), "\(error.description)")
    }
  }
}
