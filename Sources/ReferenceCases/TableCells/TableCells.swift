import Holdfast
import UIKit

/// Seed 004: a form whose fields stand in the cells of a table.
struct TableCells: ConformanceCase {
  let id = "table-cells"
  let summary = "A form of twelve table rows with a Save button."

  var variants: [Variant] {
    [
      Variant("read-back-from-cells") {
        let store = FormStore()
        return AppUnderTest(records: .values { store.values }) {
          UINavigationController(rootViewController: ReadBackForm(store: store))
        }
      },
      Variant("delegate-to-data-source") {
        let store = FormStore()
        return AppUnderTest(records: .values { store.values }) {
          UINavigationController(rootViewController: DelegateForm(store: store))
        }
      },
    ]
  }

  private static func fill(_ row: Int, with text: String, _ user: User) {
    user.edit(.identifier("Field \(row)"), of: "Field \(row)", to: text)
  }

  var scenarios: [Scenario] { savingScenarios + scrollingScenarios + interruptedScenarios }

  private var savingScenarios: [Scenario] {
    [
      Scenario("edit first, save") { user in
        Self.fill(1, with: "Tokyo", user)
        user.dismissKeyboard()
        user.tap("Save")
      },
      Scenario("open and save") { user in
        user.tap("Save")
      },
      Scenario("edit with return, save") { user in
        Self.fill(1, with: "Tokyo", user)
        user.pressReturn()
        user.dismissKeyboard()
        user.tap("Save")
      },
      Scenario("edit two rows, save") { user in
        Self.fill(1, with: "Tokyo", user)
        Self.fill(2, with: "Osaka", user)
        user.dismissKeyboard()
        user.tap("Save")
      },
      Scenario("save while editing") { user in
        Self.fill(1, with: "Tokyo", user)
        user.tap("Save")
        user.dismissKeyboard()
      },
    ]
  }

  private var scrollingScenarios: [Scenario] {
    [
      Scenario("edit last, save") { user in
        user.scroll(to: .identifier("Field 12"))
        Self.fill(12, with: "Tokyo", user)
        user.dismissKeyboard()
        user.tap("Save")
      },
      Scenario("edit first and last, save") { user in
        Self.fill(1, with: "Tokyo", user)
        user.dismissKeyboard()
        user.scroll(to: .identifier("Field 12"))
        Self.fill(12, with: "Osaka", user)
        user.dismissKeyboard()
        user.tap("Save")
      },
      Scenario("edit first, scroll away and back, save") { user in
        Self.fill(1, with: "Tokyo", user)
        user.dismissKeyboard()
        user.scroll(rows: 1)
        user.scroll(rows: -1)
        user.tap("Save")
        user.expect("the field still shows it") { $0.contains("Tokyo") }
      },
      Scenario("scroll away while editing, save") { user in
        Self.fill(1, with: "Tokyo", user)
        user.scroll(rows: 1)
        user.dismissKeyboard()
        user.tap("Save")
      },
    ]
  }

  private var interruptedScenarios: [Scenario] {
    [
      Scenario("background while editing, save") { user in
        Self.fill(1, with: "Tokyo", user)
        user.background()
        user.foreground()
        user.dismissKeyboard()
        user.tap("Save")
      },
      Scenario("kill while editing") { user in
        Self.fill(1, with: "Tokyo", user)
        user.kill(.switcherFrontmost)
        user.relaunch()
        user.expect("an empty form") { $0.contains("Field 1") }
      },
    ]
  }
}
