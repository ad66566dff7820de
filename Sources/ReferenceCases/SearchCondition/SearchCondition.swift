import Holdfast

/// What is searched for, and how it is compared.
enum SearchCondition {
  case exact(String)
  case prefix(String)
  case partial(String)

  /// The comparison alone.
  enum Kind {
    case exact, prefix, partial

    var make: (String) -> SearchCondition {
      switch self {
      case .exact: return SearchCondition.exact
      case .prefix: return SearchCondition.prefix
      case .partial: return SearchCondition.partial
      }
    }
  }
}

/// Seed 003: controls for the two parts of an enumeration with payloads.
struct SearchConditionCase: ConformanceCase {
  let id = "search-condition"
  let summary = "A picker and a field that edit the two parts of one enumeration."

  var variants: [Variant] {
    [
      Variant("mirrored-state") {
        AppUnderTest(records: .state(MirroredStateSearch.self, "condition")) {
          MirroredStateSearch()
        }
      },
      Variant("subscript-binding") {
        AppUnderTest(records: .state(SubscriptBindingSearch.self, "condition")) {
          SubscriptBindingSearch()
        }
      },
      Variant("computed-binding") {
        AppUnderTest(records: .state(ComputedBindingSearch.self, "condition")) {
          ComputedBindingSearch()
        }
      },
    ]
  }

  var scenarios: [Scenario] {
    [
      Scenario("type, reset from outside") { user in
        user.type("Swift", into: "Text")
        user.tap("Reset")
      },
      Scenario("pick and type, reset from outside") { user in
        user.pick("exact", in: "Kind")
        user.type("Swift", into: "Text")
        user.dismissKeyboard()
        user.tap("Reset")
      },
      Scenario("type, reset, type again") { user in
        user.type("Swift", into: "Text")
        user.dismissKeyboard()
        user.tap("Reset")
        user.replace("Text", with: "PHP")
        user.dismissKeyboard()
      },
      Scenario("look") { user in
        user.expect("the condition is shown") { $0.contains("partial(\"\")") }
      },
      Scenario("type") { user in
        user.type("Swift", into: "Text")
        user.dismissKeyboard()
      },
      Scenario("type with return") { user in
        user.type("Swift", into: "Text")
        user.pressReturn()
      },
      Scenario("pick") { user in
        user.pick("prefix", in: "Kind")
      },
      Scenario("type, then pick") { user in
        user.type("Swift", into: "Text")
        user.pick("exact", in: "Kind")
        user.dismissKeyboard()
      },
      Scenario("pick, then type") { user in
        user.pick("exact", in: "Kind")
        user.type("Swift", into: "Text")
        user.dismissKeyboard()
      },
      Scenario("type, then empty the field") { user in
        user.type("Swift", into: "Text")
        user.clear("Text")
        user.dismissKeyboard()
      },
      Scenario("background while editing") { user in
        user.type("Swift", into: "Text")
        user.background()
        user.foreground()
        user.dismissKeyboard()
      },
      Scenario("kill while editing") { user in
        user.type("Swift", into: "Text")
        user.kill(.switcherFrontmost)
        user.relaunch()
        user.expect("the condition of the first launch") { $0.contains("partial(\"\")") }
      },
    ]
  }
}
