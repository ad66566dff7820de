import Conformance
import LifecycleModel
import LifecycleSimulator
import Testing
import VirtualTime

@MainActor struct ActionCheckTests {
  /// A field that gives up the keyboard after some keys, for a cause.
  private static func field(endsAfter count: Int?, cause: Cause)
    -> @MainActor @Sendable (Simulator) -> (PaperApp, Records)
  {
    { simulator in
      let text = Box("")
      let field = PaperField(
        "Code", get: { text.value },
        set: {
          text.value = $0
          if $0.count == count { simulator.focus.endEditing(cause: cause) }
        })
      let app = PaperApp(simulator, root: PaperScreen("Code", [field]))
      return (app, .values { ["code": text.value] })
    }
  }

  @Test func aFieldThatLosesFocusInTheMiddleIsFound() {
    let findings = PaperRun.findings(Self.field(endsAfter: 2, cause: .removal)) { user in
      user.type("xyz", into: "Code")
    }
    #expect(findings.map(\.kind) == [.focusLost])
    #expect(findings.first?.actual == "xy")
  }

  @Test func aFieldThatIsFullMayGiveFocusUp() {
    let full = Self.field(endsAfter: 3, cause: .program)
    #expect(PaperRun.findings(full) { $0.type("xyz", into: "Code") } == [])
    #expect(
      PaperRun.findings(Self.field(endsAfter: nil, cause: .program)) {
        $0.type("xyz", into: "Code")
      } == [])
  }

  @Test func anExpectationThatDoesNotHoldIsFound() {
    let findings = PaperRun.findings(Notes.make(NoteHabits())) { user in
      user.expect("has aaa") { $0.contains("aaa") }
      user.expect("has zzz") { $0.contains("zzz") }
    }
    #expect(findings.map(\.kind) == [.expectation])
    #expect(findings.first?.message == "\"has zzz\" does not hold")
    #expect(findings.first?.action == 2)
  }

  @Test func aStepThatIsNotPossibleEndsTheScenario() {
    let (outcome, _) = PaperRun.outcome(Notes.make(NoteHabits())) { user in
      user.tap("bbx")
      user.tap("aaa")
    }
    #expect(outcome.findings.map(\.kind) == [.expectation])
    #expect(outcome.actionCount == 0)
    let message = outcome.findings.first?.message
    #expect(
      message
        == "cannot tap \"bbx\": nothing here is \"bbx\"; the screen shows \"bbb\", \"aaa\", "
        + "\"ccc\", \"Reset\", \"Empty\"")
  }

  @Test func anAppThatNeverRestsHangs() {
    let findings = PaperRun.findings { simulator in
      let root = PaperScreen("Busy")
      let app = PaperApp(simulator, root: root)
      root.elements = [PaperElement.button("Go") { Self.again(simulator) }]
      return (app, .values { [:] })
    } _: { user in
      user.tap("Go")
      user.tap("Go")
    }
    #expect(findings.map(\.kind) == [.hang])
    #expect(findings.first?.action == 1)
  }

  private static func again(_ simulator: Simulator) {
    simulator.clock.enqueue { MainActor.assumeIsolated { again(simulator) } }
  }
}
