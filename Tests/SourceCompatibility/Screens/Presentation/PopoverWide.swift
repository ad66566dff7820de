import SwiftUI

private struct Tip: Identifiable {
  let id = UUID()
  let words: String
}

private struct PopoverWide: View {
  @State private var tip: Tip?
  @State private var isPinned = false
  @State private var isInfo = false

  var body: some View {
    VStack {
      Text(tip == nil ? "no tip" : "tip open")
      Text(isInfo ? "info open" : "no info")
      Button("Show tip") { tip = Tip(words: "Hold to select") }
        .popover(item: $tip, attachmentAnchor: .point(.bottom), arrowEdge: .top) { tip in
          Text(tip.words)
        }
      Button("Info") { isInfo = true }
        .popover(isPresented: $isInfo) {
          Toggle("Pinned", isOn: $isPinned)
            .interactiveDismissDisabled(isPinned)
          Button("Got it") { isInfo = false }
        }
    }
  }
}

let popoverWide = CompatibilityScreen(
  "popover-wide",
  from:
    "developer.apple.com/documentation/swiftui/view/popover(item:attachmentanchor:arrowedge:content:)",
  on: .wide,
  content: { PopoverWide() },
  walk: { user in
    user.tap("Show tip")
    user.expect("the tip is shown") { $0.contains("Hold to select") }
    user.dismiss(.outside)
    user.expect("a touch outside closes it and the item is nil") { $0.contains("no tip") }
    user.tap("Info")
    user.toggle("Pinned")
    user.tap("Got it")
    user.expect("the app may close a popover that refuses gestures") { $0.contains("no info") }
  })
