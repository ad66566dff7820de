import SwiftUI

private struct LockedFieldsScreen: View {
  @State private var name = "Ada"
  @State private var isLocked = true

  var body: some View {
    VStack {
      TextField("Name", text: $name).disabled(isLocked)
      Button(isLocked ? "Unlock" : "Lock") { isLocked.toggle() }
      Text("name \(name).")
    }
  }
}

let lockedFields = CompatibilityScreen(
  "locked-fields", from: "developer.apple.com/documentation/swiftui/view/disabled(_:)",
  content: { LockedFieldsScreen() },
  walk: { user in
    user.tap("Unlock")
    user.type("!", into: "Name")
    user.expect("an unlocked field takes keys") { $0.contains("name Ada!.") }
    user.tap("Lock")
    user.expect("its text stays") { $0.contains("name Ada!.") }
  })
