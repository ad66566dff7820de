import HoldfastCommands
import Testing

/// A process with tests has threads, so that previews are described without children here.
@Suite @MainActor struct PreviewCommandTests {
  @Test func previewsAreListedWithTheirNames() {
    let session = Session()
    #expect(session.run(["cases", "list", "--previews"]) == .asExpected)
    #expect(session.output.contains("CommandPreviews.swift:3\n  The preview \"A sample\".\n"))
    #expect(session.output.contains("Sample_Previews#1\n  The preview \"The first\".\n"))
    #expect(session.output.contains("Sample_Previews#2\n  A preview.\n"))
    #expect(!session.output.contains("notes\n"))
  }

  @Test func previewsAreNotAmongTheCasesUnlessAskedFor() {
    let session = Session()
    #expect(session.run(["cases", "list"]) == .asExpected)
    #expect(!session.output.contains("Preview"))
  }

  @Test func aPreviewIsChosenLikeACase() {
    let session = Session()
    let code = session.run(["matrix", "--previews", "--case", "CommandPreviews.swift:4"])
    #expect(code == .badInput)
    #expect(session.notes.contains("did you mean \"CommandPreviews.swift:3\"?"))
  }
}
