import Holdfast
import SwiftUI

/// A draft in one tab, while the person looks at another.
struct TabDrafts: ConformanceCase {
  let id = "tab-drafts"
  let summary = "A note that is written in one tab and read in the other."

  var variants: [Variant] {
    [
      Self.variant("on-disappear") { OnDisappearNote(store: $0) },
      Self.variant("focus-loss") { FocusLossNote(store: $0) },
      Self.variant("live-binding") { LiveNote(store: $0) },
    ]
  }

  private static func variant<Editor: View>(
    _ id: String, _ editor: @escaping @MainActor @Sendable (NoteStore) -> Editor
  ) -> Variant {
    Variant(id) {
      let store = NoteStore()
      return AppUnderTest(records: .values { ["note": store.note] }) {
        NoteTabs(store: store) { editor(store) }
      }
    }
  }

  var scenarios: [Scenario] {
    [
      Scenario("write and switch tabs") { user in
        user.replace("Note", with: "bread")
        user.switchTab("Read")
        user.expect("the note is stored") { $0.contains("Stored: bread") }
      },
      Scenario("switch and come back") { user in
        user.switchTab("Read")
        user.switchTab("Write")
        user.expect("the note is unchanged") { $0.contains("milk") }
      },
      Scenario("write, switch, come back, write on") { user in
        user.replace("Note", with: "bread")
        user.switchTab("Read")
        user.switchTab("Write")
        user.replace("Note", with: "butter")
        user.switchTab("Read")
        user.expect("the last note is stored") { $0.contains("Stored: butter") }
      },
      Scenario("write and go to the background") { user in
        user.replace("Note", with: "bread")
        user.background()
        user.foreground()
        user.switchTab("Read")
      },
    ]
  }
}
