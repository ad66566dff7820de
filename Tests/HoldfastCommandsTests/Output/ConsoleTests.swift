import HoldfastCommands
import Testing

@Suite struct ConsoleTests {
  private final class Paper {
    var output = ""
    var notes = ""
  }

  private func console(_ paper: Paper, progress: Bool) -> Console {
    Console(
      manner: .init(showsProgress: progress), output: { paper.output += $0 },
      notes: { paper.notes += $0 })
  }

  @Test func resultsAndNotesGoDifferentWays() {
    let paper = Paper()
    let console = console(paper, progress: false)
    console.write("result\n")
    console.note("note")
    #expect(paper.output == "result\n")
    #expect(paper.notes == "note\n")
  }

  @Test func progressIsShownOnATerminalOnlyAndLeavesNothingBehind() {
    let (shown, hidden) = (Paper(), Paper())
    console(hidden, progress: false).progress("1/2")
    #expect(hidden.notes.isEmpty)
    let console = console(shown, progress: true)
    console.progress("1/2")
    console.write("result\n")
    #expect(shown.notes == "\r\u{1B}[K1/2\r\u{1B}[K")
    #expect(shown.output == "result\n")
  }
}
