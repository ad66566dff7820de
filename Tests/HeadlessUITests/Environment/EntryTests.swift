import SwiftUI
import Testing

@Suite @MainActor struct EntryTests {
  // developer.apple.com/documentation/swiftui/entry(): the value behind the property is the default.
  @Test func anEntryHasItsDefaultValue() {
    let stage = Stage { EntryReader() }
    #expect(stage.words == ["plain 5", "inferred", "nothing", "act"])
  }

  @Test func aValueFlowsDownAndLeavesNeighboursAlone() {
    let stage = Stage { EntryOverriding() }
    #expect(
      stage.words == [
        "plain 6", "given", "something", "act", "plain 5", "inferred", "nothing", "act",
      ])
    stage.tap("act")
    #expect(stage.words.first == "plain 7")
  }

  @Test func everyFormReadsAndWrites() {
    var values = EnvironmentValues()
    #expect(values.optionalWithValue == nil && values.longOptional == 3)
    #expect(values.shared == 1.5 && values.onItsOwnLine == 12 && values.default == 7)
    #expect(values.words == ["a": [1, 2]] && values.inferredAction("x") == "x")
    #expect(values.choice == .second && values.chosen == .second)
    #expect(values.text == "several \"lines\" { ( [")
    values.optionalWithValue = 4
    values.words["b"] = []
    #expect(values.optionalWithValue == 4 && values.words.count == 2)
  }

  // Reading an entry evaluates its default expression each time: a new object at each read.
  @Test func theDefaultIsMadeAnewAtEachRead() {
    let values = EnvironmentValues()
    #expect(values.model !== values.model)
    #expect(values.inferredModel !== values.inferredModel)
  }

  @Test func containersHaveEntries() {
    var values = ContainerValues()
    #expect(values.importance == 1 && values.badge == nil)
    values.badge = "new"
    #expect(values.badge == "new")
  }
}
