import SwiftUI

private struct PopoverNarrow: View {
  @State private var isPresented = false
  @State private var size = 12

  var body: some View {
    HStack {
      Text("size \(size), \(isPresented ? "open" : "closed")")
      Button("Format") { isPresented = true }
        .popover(isPresented: $isPresented, arrowEdge: .bottom) {
          Stepper("Points", value: $size)
          Text("Popover content").padding()
        }
    }
  }
}

let popoverNarrow = CompatibilityScreen(
  "popover-narrow",
  from:
    "developer.apple.com/documentation/swiftui/view/popover(ispresented:attachmentanchor:arrowedge:content:)",
  "developer.apple.com/documentation/swiftui/view/presentationcompactadaptation(_:)",
  content: { PopoverNarrow() },
  walk: { user in
    user.tap("Format")
    user.expect("it is a sheet in a compact width") {
      $0.contains("Popover content") && !$0.contains("Format")
    }
    user.step("Points", by: 2)
    user.dismiss(.drag)
    user.expect("a drag closes it; the edit was live") { $0.contains("size 14, closed") }
  })
