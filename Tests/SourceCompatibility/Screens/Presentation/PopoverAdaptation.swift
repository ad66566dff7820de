import SwiftUI

private struct PopoverAdaptation: View {
  @State private var isSmall = false
  @State private var isFull = false

  var body: some View {
    VStack {
      Text(isSmall ? "small open" : "small closed")
      Button("Small") { isSmall = true }
        .popover(isPresented: $isSmall, attachmentAnchor: .rect(.bounds)) {
          Text("Stays small").presentationCompactAdaptation(.popover)
        }
      Button("Full") { isFull = true }
        .popover(isPresented: $isFull) {
          FullPopover().presentationCompactAdaptation(.fullScreenCover)
        }
    }
  }
}

private struct FullPopover: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Text("Takes the screen")
    Button("Close") { dismiss() }
  }
}

let popoverAdaptation = CompatibilityScreen(
  "popover-adaptation",
  from: "developer.apple.com/documentation/swiftui/view/presentationcompactadaptation(_:)",
  content: { PopoverAdaptation() },
  walk: { user in
    user.tap("Small")
    user.expect("it is shown") { $0.contains("Stays small") }
    user.dismiss(.outside)
    user.expect("it stayed a popover: a touch outside closes it") { $0.contains("small closed") }
    user.tap("Full")
    user.expect("it covers the screen") {
      $0.contains("Takes the screen") && !$0.contains("Small")
    }
    user.tap("Close")
    user.expect("dismiss closes it") { $0.contains("small closed") }
  })
