import Holdfast

/// Seed 000: a list of links whose detail screen edits the element that the link was made for.
struct ListTailDelete: ConformanceCase {
  let id = "list-tail-delete"
  let summary = "A list of words whose detail screen edits one; rows are deleted by a swipe."

  var variants: [Variant] {
    [
      Variant("index-binding") {
        AppUnderTest(records: .state(IndexBindingList.self, "words")) { IndexBindingList() }
      },
      Variant("bounds-check") {
        AppUnderTest(records: .state(BoundsCheckList.self, "words")) { BoundsCheckList() }
      },
      Variant("local-buffer") {
        AppUnderTest(records: .state(LocalBufferList.self, "words")) { LocalBufferList() }
      },
      Variant("identified-copy") {
        AppUnderTest(records: .state(IdentifiedCopyList.self, "words")) { IdentifiedCopyList() }
      },
    ]
  }

  /// Rows are meant by their place: whether an edit arrived decides what they are called.
  private static func row(_ index: Int) -> ElementQuery { .role(.link, at: index) }
  private static let field: ElementQuery = "Word"

  private static func edit(_ row: Int, to text: String, _ user: User) {
    user.tap(Self.row(row))
    user.tap("Edit")
    user.replace(field, with: text)
  }

  var scenarios: [Scenario] { seedScenarios + editingScenarios + interruptedScenarios }

  private var seedScenarios: [Scenario] {
    [
      Scenario("edit last, back, delete last") { user in
        Self.edit(2, to: "PHP", user)
        user.goBack()
        user.swipeToDelete(Self.row(2))
        user.expect("two rows are left") { $0.rowCount == 2 }
      },
      Scenario("open last, back, delete last") { user in
        user.tap(Self.row(2))
        user.goBack()
        user.swipeToDelete(Self.row(2))
        user.expect("two rows are left") { $0.rowCount == 2 }
      },
      Scenario("open last, swipe back, delete first") { user in
        user.tap(Self.row(2))
        user.swipeBack()
        user.swipeToDelete(Self.row(0))
        user.expect("the others are left") { $0.contains("bbb") && $0.contains("ccc") }
      },
    ]
  }

  private var editingScenarios: [Scenario] {
    [
      Scenario("open and leave") { user in
        user.tap(Self.row(1))
        user.goBack()
      },
      Scenario("edit and leave") { user in
        Self.edit(1, to: "PHP", user)
        user.goBack()
      },
      Scenario("edit with return") { user in
        Self.edit(1, to: "PHP", user)
        user.pressReturn()
        user.goBack()
      },
      Scenario("edit, finish, leave") { user in
        Self.edit(1, to: "PHP", user)
        user.tap("Done")
        user.goBack()
      },
      Scenario("edit and swipe back") { user in
        Self.edit(1, to: "PHP", user)
        user.swipeBack()
      },
      Scenario("edit, cancel the swipe back, leave") { user in
        Self.edit(1, to: "PHP", user)
        user.swipeBack(.cancelled)
        user.goBack()
      },
      Scenario("edit two rows") { user in
        Self.edit(0, to: "PHP", user)
        user.goBack()
        Self.edit(2, to: "Ruby", user)
        user.goBack()
      },
      Scenario("delete first, edit last") { user in
        user.swipeToDelete(Self.row(0))
        Self.edit(1, to: "PHP", user)
        user.goBack()
      },
      Scenario("edit last, leave, delete first") { user in
        Self.edit(2, to: "PHP", user)
        user.goBack()
        user.swipeToDelete(Self.row(0))
      },
    ]
  }

  private var interruptedScenarios: [Scenario] {
    [
      Scenario("background while editing") { user in
        Self.edit(1, to: "PHP", user)
        user.background()
        user.foreground()
        user.goBack()
      },
      Scenario("kill while editing") { user in
        Self.edit(1, to: "PHP", user)
        user.kill(.switcherFrontmost)
        user.relaunch()
        user.expect("the words of the first launch") { $0.contains("bbb") }
      },
    ]
  }
}
