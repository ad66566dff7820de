import SwiftUI

private struct DialogWide: View {
  @State private var isAsking = false
  @State private var state = "draft"

  var body: some View {
    VStack {
      Button("Publish") { isAsking = true }
        .confirmationDialog(Text("Publish now?"), isPresented: $isAsking) {
          Button("Publish for all") { state = "public" }
          Button("For friends") { state = "friends" }
        }
      Text("state: \(state), \(isAsking ? "asking" : "quiet")")
    }
  }
}

let dialogWide = CompatibilityScreen(
  "dialog-wide",
  from:
    "developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:)",
  on: .wide,
  content: { DialogWide() },
  walk: { user in
    user.tap("Publish")
    user.expect("a dialog in a regular width is a popover without a cancel button") {
      $0.contains("For friends") && !$0.contains("Cancel")
    }
    user.dismiss(.outside)
    user.expect("a touch outside closes it") { $0.contains("state: draft, quiet") }
    user.tap("Publish")
    user.tap("For friends")
    user.expect("an action closes it") { $0.contains("state: friends, quiet") }
  })
