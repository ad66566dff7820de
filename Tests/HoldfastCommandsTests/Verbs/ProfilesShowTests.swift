import Foundation
import HoldfastCommands
import Testing

/// `profiles show`, read as a user reads it.
@MainActor @Suite struct ProfilesShowTests {
  private func shown(_ name: String, _ flags: String...) -> String {
    let session = Session()
    #expect(session.run(["profiles", "show", name] + flags) == .asExpected, "\(session.notes)")
    return session.output
  }

  // Seed 002: the line in onDisappear appears on iOS 14.5 and not on 13.0; 13.1 to 13.7 are good.
  @Test func aQuirkIsAPage() {
    let page = shown("disappear-skipped-on-pop")
    #expect(page.hasPrefix("disappear-skipped-on-pop  (evidence A: "))
    #expect(page.contains("  ios from 13.0 before 13.1\n"))
    #expect(page.contains("  iOS 13    ■·······    13.0–13.7  13.0\n"))
    #expect(page.contains("  disappear(detail)                   <\n"))
    #expect(page.contains("  A  seed-002\n"))
    for line in page.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test func anEntryOfTheEvidenceLeadsToItsQuirk() {
    let page = shown("nav-ondisappear-missing-ios13-beta")
    #expect(page.contains("nav-ondisappear-missing-ios13-beta"))
  }

  @Test func anEntryThatNothingExpressesSaysWhy() {
    let text = shown("analog-flutter-submit-depends-on-platform")
    #expect(text.contains("no quirk expresses: Another system"))
  }

  @Test func theDataNameWhereItHoldsAndWhatItConflictsWith() throws {
    let text = shown("sheet-state-released-at-next-present", "--format", "json")
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(document["schema"] as? String == "holdfast.quirk/1")
    let conflicts = try #require(document["conflicts"] as? [[String: Any]])
    #expect(conflicts.contains { $0["quirk"] as? String == "sheet-content-leaks-ios17" })
  }

  @Test func aProfileIsTheListOfItsQuirks() {
    #expect(shown("ios-13.0").contains("disappear-skipped-on-pop (evidence A)"))
    #expect(shown("reference").hasPrefix("reference: 0 quirks"))
  }

  // Evidence sheet-leak-ios17-0-17-1: good from 17.2 on.
  @Test func aDifferenceIsSaidInWords() {
    let session = Session()
    #expect(session.run(["profiles", "diff", "ios-17.1", "ios-17.2"]) == .asExpected)
    #expect(
      session.output.hasPrefix(
        "From ios-17.1 to ios-17.2 (iOS 17.1 → 17.2, linked SDK 17.0 → 17.2):\n"))
    #expect(session.output.contains("Is over:\n"))
    #expect(session.output.contains("    sheet-content-leaks-ios17, evidence B\n"))
  }

  @Test func aVariableThatLeavesNothingOrNamesNothingIsToldOf() {
    let none = Session(environment: ["HOLDFAST_PROFILES": "oldest"])
    #expect(none.run(["matrix", "--profile", "newest"]) == .badInput)
    #expect(none.notes.contains("[empty-restriction]"))
    let wrong = Session(environment: ["HOLDFAST_PROFILES": "oldestt"])
    #expect(wrong.run(["matrix"]) == .badInput)
    #expect(wrong.notes.contains("HOLDFAST_PROFILES: error: no profile is named \"oldestt\""))
  }
}
