import Conformance
import LifecycleModel
import LifecycleSimulator
import Testing

@MainActor struct CommitCheckTests {
  private func edit(_ row: String, _ text: String) -> (User) -> Void {
    { user in
      user.tap(.init(text: row))
      user.replace("Note", with: text)
      user.goBack()
    }
  }

  @Test func aCorrectAppHasNoFindings() {
    #expect(PaperRun.findings(Notes.make(NoteHabits()), edit("bbb", "new")) == [])
    #expect(PaperRun.findings(Notes.make(NoteHabits(isLive: true)), edit("bbb", "new")) == [])
    let screen = Notes.make(NoteHabits(), records: .screen())
    #expect(PaperRun.findings(screen, edit("bbb", "new")) == [])
  }

  @Test(arguments: [Records.state(PaperView.self, "notes"), .screen()])
  func anEditThatLeavingDropsIsLost(_ records: Records) throws {
    let notes = Notes.make(NoteHabits(leaving: .nothing), records: records)
    let findings = PaperRun.findings(notes, edit("bbb", "new"))
    #expect(findings.map(\.kind) == [.lostEdit])
    let finding = try #require(findings.first)
    #expect(finding.action == 3)
    #expect(finding.message.hasPrefix("\"new\" reached no record ("))
    #expect(finding.message.hasSuffix("is \"bbb\")"))
    #expect(finding.field == "Note")
    #expect(finding.actual == "bbb")
  }

  @Test func anEmptiedFieldIsAnEdit() {
    let lost = Notes.make(NoteHabits(leaving: .nothing))
    #expect(PaperRun.findings(lost, edit("bbb", "")).map(\.kind) == [.lostEdit])
    #expect(PaperRun.findings(Notes.make(NoteHabits()), edit("bbb", "")) == [])
  }

  @Test func anEditInAnotherRecordIsWrong() throws {
    let notes = Notes.make(NoteHabits(leaving: .commitToFirst))
    let findings = PaperRun.findings(notes, edit("ccc", "new"))
    #expect(findings.map(\.kind) == [.wrongRecord])
    #expect(findings.first?.record == "notes[0]")
    #expect(findings.first?.expected == "notes[2]")
  }

  @Test(arguments: [NoteHabits.Leaving.commitTwice, .append])
  func anEditInTwoRecordsIsADuplicate(_ leaving: NoteHabits.Leaving) {
    let notes = Notes.make(NoteHabits(leaving: leaving))
    #expect(PaperRun.findings(notes, edit("ccc", "new")).map(\.kind) == [.duplicateCommit])
  }

  @Test func aRowThatComesTwiceIsADuplicateOnTheScreenToo() {
    let notes = Notes.make(NoteHabits(leaving: .append), records: .screen())
    #expect(PaperRun.findings(notes, edit("ccc", "new")).count <= 1)
  }

  @Test(arguments: [Records.state(PaperView.self, "notes"), .screen()])
  func aChangeWithoutAnEditIsSpurious(_ records: Records) {
    let notes = Notes.make(NoteHabits(leaving: .commitAlways), records: records)
    let findings = PaperRun.findings(notes) { user in
      user.tap("bbb")
      user.goBack()
    }
    #expect(findings.map(\.kind) == [.spuriousCommit])
    #expect(findings.first?.expected == "bbb")
    #expect(findings.first?.actual == "")
  }

  @Test func whatTheUserAsksForIsNotSpurious() {
    let findings = PaperRun.findings(Notes.make(NoteHabits())) { user in
      user.swipeToDelete("bbb")
      user.tap("Reset")
      user.tap("Empty")
      user.goBack()
    }
    #expect(findings == [])
  }

  @Test func aCancelledEditMustNotBeCommitted() {
    let scenario: (User) -> Void = { user in
      user.tap("bbb")
      user.replace("Note", with: "new")
      user.tap("Cancel")
    }
    let bad = Notes.make(NoteHabits(cancelKeeps: true))
    #expect(PaperRun.findings(bad, scenario).map(\.kind) == [.uncancelledEdit])
    #expect(PaperRun.findings(Notes.make(NoteHabits()), scenario) == [])
  }

  @Test func aDeletedRecordThatIsBackIsResurrected() {
    let scenario: (User) -> Void = { user in
      user.swipeToDelete("aaa")
      user.tap("bbb")
      user.goBack()
    }
    let bad = Notes.make(NoteHabits(leaving: .commitAndRestoreDeleted))
    #expect(PaperRun.findings(bad, scenario).map(\.kind) == [.resurrectedRecord])
    #expect(PaperRun.findings(Notes.make(NoteHabits()), scenario) == [])
  }

  @Test func anOlderValueThatReplacesANewerOneIsStale() {
    // The edit was seen in its record before the screen was left and put the old value back.
    let findings = PaperRun.findings(
      commitPoints: [.leavingScreen, .atOnce],
      Notes.make(NoteHabits(leaving: .restoreOld, isLive: true)), edit("bbb", "new"))
    #expect(findings.map(\.kind) == [.staleOverwrite])
    #expect(findings.first?.actual == "bbb")
  }

  @Test func aRowThatShowsADeletedRecordIsStale() {
    let bad = Notes.make(NoteHabits(keepsDeletedRows: true))
    let findings = PaperRun.findings(bad) { $0.swipeToDelete("bbb") }
    #expect(findings.map(\.kind) == [.staleDisplay])
    #expect(PaperRun.findings(Notes.make(NoteHabits())) { $0.swipeToDelete("bbb") } == [])
  }

  @Test func aDebouncedSaveIsWaitedForUnlessTheProcessEndsFirst() {
    let slow = Notes.make(NoteHabits(delay: .seconds(1)))
    #expect(PaperRun.findings(slow, edit("bbb", "new")) == [])
    let findings = PaperRun.findings(slow) { user in
      edit("bbb", "new")(user)
      user.kill(.memory)
    }
    #expect(findings.map(\.kind) == [.lostEdit])
    #expect(findings.first?.action == 4)
  }

  @Test func typedTextIsMadeUnmistakable() {
    let (outcome, trace) = PaperRun.outcome(Notes.make(NoteHabits()), edit("bbb", "aaa"))
    #expect(outcome.findings == [])
    #expect(trace.entries.contains(.commit(record: "notes[1]", value: "aaa2")))
  }

  @Test func editsInTwoRowsAreToldApart() {
    let findings = PaperRun.findings(Notes.make(NoteHabits())) { user in
      edit("aaa", "x")(user)
      edit("ccc", "x")(user)
      user.tap("bbb")
      user.goBack()
    }
    #expect(findings == [])
  }
}
