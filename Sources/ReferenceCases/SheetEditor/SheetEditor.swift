import Holdfast
import SwiftUI

/// An editor in a sheet, which people close with a button or by dragging it down.
struct SheetEditor: ConformanceCase {
  let id = "sheet-editor"
  let summary = "A profile that is edited in a sheet and closed with a button or by a drag."

  var variants: [Variant] {
    [
      Self.variant("save-button") { SaveButtonEditor(store: $0) },
      Self.variant("guarded-save") { GuardedEditor(store: $0) },
      Self.variant("on-disappear") { OnDisappearEditor(store: $0) },
      Self.variant("live-binding") { LiveEditor(store: $0) },
    ]
  }

  private static func variant<Editor: View>(
    _ id: String, _ editor: @escaping @MainActor @Sendable (ProfileStore) -> Editor
  ) -> Variant {
    Variant(id) {
      let store = ProfileStore()
      return AppUnderTest(records: .values { ["name": store.name] }) {
        ProfileScreen(store: store) { editor(store) }
      }
    }
  }

  private static func edit(to text: String, _ user: User) {
    user.tap("Edit profile")
    user.replace("Name", with: text)
  }

  var scenarios: [Scenario] {
    [
      Scenario("edit and save") { user in
        Self.edit(to: "Grace", user)
        user.tap("Save")
      },
      Scenario("edit and drag down") { user in
        Self.edit(to: "Grace", user)
        user.dismiss(.drag)
      },
      Scenario("open and drag down") { user in
        user.tap("Edit profile")
        user.dismiss(.drag)
        user.expect("the name is unchanged") { $0.contains("Hello, Ada") }
      },
      Scenario("edit and save twice") { user in
        Self.edit(to: "Grace", user)
        user.tap("Save")
        Self.edit(to: "Edsger", user)
        user.tap("Save")
      },
      Scenario("background while editing, save") { user in
        Self.edit(to: "Grace", user)
        user.background()
        user.foreground()
        user.tap("Save")
      },
      Scenario("kill while editing") { user in
        Self.edit(to: "Grace", user)
        user.kill(.switcherFrontmost)
        user.relaunch()
        user.expect("the name of the first launch") { $0.contains("Hello, Ada") }
      },
    ]
  }
}
