import Holdfast

/// Seed 001: a list whose rows are text fields and can be deleted.
struct DeletableFields: ConformanceCase {
  let id = "deletable-fields"
  let summary = "A list whose rows are edited in place and deleted in edit mode."

  var variants: [Variant] {
    [
      Variant("read-only-list") {
        AppUnderTest(records: .state(ReadOnlyPets.self, "pets")) { ReadOnlyPets() }
      },
      Variant("constant-range") {
        AppUnderTest(records: .state(ConstantRangePets.self, "pets")) { ConstantRangePets() }
      },
      Variant("binding-foreach") {
        AppUnderTest(records: .state(BindingForEachPets.self, "pets")) { BindingForEachPets() }
      },
      Variant("commit-buffer") {
        AppUnderTest(records: .state(CommitBufferPets.self, "pets")) { CommitBufferPets() }
      },
    ]
  }

  var scenarios: [Scenario] { deletingScenarios + editingScenarios + interruptedScenarios }

  private var deletingScenarios: [Scenario] {
    [
      Scenario("delete first") { user in
        user.tap("Edit")
        user.deleteInEditMode("Rex")
        user.expect("one row is left") { $0.rowCount == 1 && $0.contains("Tama") }
      },
      Scenario("delete last") { user in
        user.tap("Edit")
        user.deleteInEditMode("Tama")
        user.expect("one row is left") { $0.rowCount == 1 && $0.contains("Rex") }
      },
      Scenario("delete by a swipe") { user in
        user.swipeToDelete("Tama")
        user.expect("one row is left") { $0.rowCount == 1 && $0.contains("Rex") }
      },
      Scenario("delete first, edit the other") { user in
        user.swipeToDelete("Rex")
        user.replace("Tama", with: "Kuro")
        user.pressReturn()
      },
    ]
  }

  private var editingScenarios: [Scenario] {
    [
      Scenario("look at the list") { user in
        user.expect("both rows are there") { $0.contains("Rex") && $0.contains("Tama") }
      },
      Scenario("edit with return") { user in
        user.replace("Rex", with: "Kuro")
        user.pressReturn()
      },
      Scenario("edit without return") { user in
        user.replace("Rex", with: "Kuro")
        user.dismissKeyboard()
      },
      Scenario("edit two rows") { user in
        user.replace("Rex", with: "Kuro")
        user.replace("Tama", with: "Shiro")
        user.pressReturn()
      },
      Scenario("edit first with return, delete last") { user in
        user.replace("Rex", with: "Kuro")
        user.pressReturn()
        user.swipeToDelete("Tama")
      },
    ]
  }

  private var interruptedScenarios: [Scenario] {
    [
      Scenario("background while editing") { user in
        user.replace("Rex", with: "Kuro")
        user.background()
        user.foreground()
        user.pressReturn()
      },
      Scenario("kill while editing") { user in
        user.replace("Rex", with: "Kuro")
        user.kill(.switcherFrontmost)
        user.relaunch()
        user.expect("the pets of the first launch") { $0.contains("Rex") }
      },
    ]
  }
}
