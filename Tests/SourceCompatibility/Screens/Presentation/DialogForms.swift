import SwiftUI

private struct DialogForms: View {
  @State private var isColour = false
  @State private var isErase = false
  @State private var colour = "white"
  @State private var events: [String] = []
  private let question = "Erase the board?"

  var body: some View {
    VStack {
      Button("Colour") { isColour = true }
        .confirmationDialog("Pick a colour", isPresented: $isColour, titleVisibility: .visible) {
          Button("Red") { colour = "red" }
          Button("Green") { colour = "green" }
        }
      Button("Erase") { isErase = true }
        .confirmationDialog(question, isPresented: $isErase) {
          Button("Erase all", role: .destructive) { events.append("erased") }
          Button("Keep it", role: .cancel) { events.append("kept") }
        } message: {
          Text("Nobody can bring it back.")
        }
      Text("colour \(colour)")
      Text("log: \(events.joined(separator: ", "))")
    }
  }
}

let dialogForms = CompatibilityScreen(
  "dialog-forms",
  from:
    "developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:)",
  content: { DialogForms() },
  walk: { user in
    user.tap("Colour")
    user.expect("the title is visible and a cancel button is added") {
      $0.contains("Pick a colour") && $0.contains("Red") && $0.contains("Green")
        && $0.contains("Cancel")
    }
    user.tap("Cancel")
    user.expect("cancel only closes") { $0.contains("colour white") }
    user.tap("Colour")
    user.tap("Green")
    user.expect("the action ran and the dialog has gone") {
      $0.contains("colour green") && !$0.contains("Red")
    }
    user.tap("Erase")
    user.expect("an own cancel button replaces the standard one") {
      $0.contains("Keep it") && $0.contains("Nobody can bring it back.")
        && !$0.contains("Cancel")
    }
    user.expect("the title is hidden by default where there is a message") {
      !$0.contains("Erase the board?")
    }
    user.dismiss(.outside)
    user.expect("a touch outside is the cancel action") { $0.contains("log: kept") }
  })
