import Holdfast

/// Seed 002: an edit that is committed when its screen disappears.
struct DisappearCommit: ConformanceCase {
  let id = "disappear-commit"
  let summary = "A pushed input screen that commits its text when it goes away."

  var variants: [Variant] {
    [
      Variant("on-disappear-only") {
        AppUnderTest(records: .state(OnDisappearTop.self, "model")) {
          OnDisappearTop(model: LanguageModel())
        }
      },
      Variant("view-did-disappear") {
        AppUnderTest(records: .state(ViewDidDisappearTop.self, "model")) {
          ViewDidDisappearTop(model: LanguageModel())
        }
      },
    ]
  }

  private static let link: ElementQuery = "入力画面へ"
  private static let field: ElementQuery = .role(.textField)

  private static func edit(to text: String, _ user: User) {
    user.tap(link)
    user.type(text, into: field)
  }

  var scenarios: [Scenario] {
    [
      Scenario("edit and leave") { user in
        Self.edit(to: "PHP", user)
        user.goBack()
      },
      Scenario("open and leave") { user in
        user.tap(Self.link)
        user.goBack()
        user.expect("the language is unchanged") { $0.contains("Swift") }
      },
      Scenario("edit with return") { user in
        Self.edit(to: "PHP", user)
        user.pressReturn()
        user.goBack()
      },
      Scenario("edit and swipe back") { user in
        Self.edit(to: "PHP", user)
        user.swipeBack()
      },
      Scenario("edit, cancel the swipe back, leave") { user in
        Self.edit(to: "PHP", user)
        user.swipeBack(.cancelled)
        user.goBack()
      },
      Scenario("edit twice") { user in
        Self.edit(to: "PHP", user)
        user.goBack()
        Self.edit(to: "Ruby", user)
        user.goBack()
      },
      Scenario("background while editing") { user in
        Self.edit(to: "PHP", user)
        user.background()
        user.foreground()
        user.goBack()
      },
      Scenario("lock while editing") { user in
        Self.edit(to: "PHP", user)
        user.lock()
        user.foreground()
        user.goBack()
      },
      Scenario("kill while editing") { user in
        Self.edit(to: "PHP", user)
        user.kill(.switcherFrontmost)
        user.relaunch()
        user.expect("the language of the first launch") { $0.contains("Swift") }
      },
    ]
  }
}
