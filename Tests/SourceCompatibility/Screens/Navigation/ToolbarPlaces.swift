import SwiftUI

private struct ToolbarPlacesView: View {
  @State private var last = "none"
  @State private var text = ""

  var body: some View {
    NavigationStack {
      VStack {
        Text("Last: \(last)")
        TextField("Text", text: $text)
      }
      .toolbar {
        ToolbarItem(placement: .bottomBar) { Button("Bottom") { last = "bottom" } }
        ToolbarItem(placement: .primaryAction) { Button("Primary") { last = "primary" } }
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { last = "cancel" } }
        ToolbarItem(placement: .principal) { Text("Principal") }
        ToolbarItem(placement: .navigationBarLeading) { Button("Leading") { last = "leading" } }
        ToolbarItem(placement: .topBarTrailing) { Button("Trailing") { last = "trailing" } }
      }
      .toolbar {
        ToolbarItem(placement: .secondaryAction) { Button("Secondary") { last = "secondary" } }
        ToolbarItem(placement: .status) { Text("Status") }
        ToolbarItem(placement: .navigation) { Button("Navigation") { last = "navigation" } }
        ToolbarItem(placement: .confirmationAction) { Button("Confirm") { last = "confirm" } }
        ToolbarItem(placement: .destructiveAction) {
          Button("Destroy", role: .destructive) { last = "destroy" }
        }
        ToolbarItem { Button("Automatic") { last = "automatic" } }
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Keyboard") { last = "keyboard" }
        }
      }
      .navigationTitle("Hidden by the principal item")
    }
  }
}

let toolbarPlaces = CompatibilityScreen(
  "toolbar-places", from: "developer.apple.com/documentation/swiftui/toolbaritemplacement",
  content: { ToolbarPlacesView() },
  walk: { user in
    user.expect("keyboard items need a keyboard") { !$0.contains("Keyboard") }
    user.expect("a principal item takes the title's place") {
      $0.contains("Principal") && !$0.contains("Hidden by")
    }
    user.focus("Text")
    user.expect("a field with focus has them") { $0.contains("Keyboard") }
    user.tap("Keyboard")
    user.expect("and they work") { $0.contains("Last: keyboard") }
    user.tap("Primary")
    user.expect("an item of the bar works") { $0.contains("Last: primary") }
    user.tap("Bottom")
    user.expect("and one of the bottom bar") { $0.contains("Last: bottom") }
  })
