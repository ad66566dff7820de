import LifecycleModel
import LifecycleSimulator
import Testing

@MainActor @Suite struct FocusAndSceneTests {
  let journal = Journal()

  @Test func oneFieldAtATimeHasTheKeyboard() {
    let simulator = makeSimulator()
    let (first, second) = (FakeField(journal), FakeField(journal))
    simulator.focus.begin(first, cause: .focusMove)
    simulator.focus.begin(second, cause: .focusMove)
    #expect(journal.lines == ["begin", "end focusMove", "begin"])
    #expect(simulator.focus.current === second)
  }

  // Apple, textFieldShouldEndEditing: a field may refuse; evidence should-end-editing-false-not-final:
  // not when its view goes away.
  @Test func aFieldMayRefuseToEndUnlessItGoesAway() {
    let simulator = makeSimulator()
    let field = FakeField(journal)
    field.refusesToEnd = true
    simulator.focus.begin(field, cause: .focusMove)
    #expect(!simulator.focus.end(cause: .tapElsewhere))
    #expect(simulator.focus.current === field)
    #expect(simulator.focus.end(cause: .removal))
    #expect(simulator.focus.current == nil)
  }

  @MainActor final class Watcher: SceneObserver {
    let isView: Bool
    var lines: [String] = []
    init(isView: Bool) { self.isView = isView }
    func sceneDidChange(to phase: ScenePhaseValue, cause: Cause) { lines.append(phase.rawValue) }
    func sceneWillTerminate() { lines.append("terminate") }
    func sceneWarnsOfMemory() { lines.append("memory") }
  }

  private func phases(_ behavior: PlatformBehavior, _ body: (SceneController) -> Void)
    -> (view: [String], delegate: [String])
  {
    let simulator = makeSimulator(behavior)
    let (view, delegate) = (Watcher(isView: true), Watcher(isView: false))
    simulator.scene.add(view)
    simulator.scene.add(delegate)
    body(simulator.scene)
    return (view.lines, delegate.lines)
  }

  // Apple, ScenePhase: active, inactive, background on the way out, and back in reverse.
  @Test func leavingAndComingBackGoThroughInactive() {
    let heard = phases(.reference) {
      $0.enterBackground()
      $0.enterForeground()
    }
    #expect(heard.view == ["inactive", "background", "inactive", "active"])
  }

  // Evidence scenephase-view-skips-inactive-on-lock: views miss a phase, delegates do not.
  @Test func aPlatformMaySkipInactiveForViewsOnLock() {
    var behavior = PlatformBehavior(name: "test", quirks: ["q"])
    behavior.scenes.lockPhases = Setting(.backgroundOnly, quirk: QuirkIndex(0))
    let heard = phases(behavior) { $0.enterBackground(cause: .lock) }
    #expect(heard.view == ["background"])
    #expect(heard.delegate == ["inactive", "background"])
  }

  // Evidence kill-from-switcher-frontmost-iphone.
  @Test func aFrontmostAppKilledInTheSwitcherHearsBackgroundAndTerminate() {
    let heard = phases(.reference) { $0.kill(.switcherFrontmost) }
    #expect(heard.delegate == ["inactive", "background", "terminate"])
  }

  // Evidence kill-from-switcher-suspended-silent.
  @Test func aSuspendedAppKilledHearsNothingMore() {
    let heard = phases(.reference) {
      $0.enterBackground()
      $0.kill(.memory)
    }
    #expect(heard.delegate == ["inactive", "background"])
  }
}
