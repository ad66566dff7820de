import SwiftUI

private struct Ring: Layout {
  var radius: CGFloat = 40
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let angle = Angle.degrees(360 / Double(subviews.count) * Double(index)).radians
      subview.place(
        at: CGPoint(x: bounds.midX + cos(angle) * radius, y: bounds.midY + sin(angle) * radius),
        anchor: .center, proposal: .unspecified)
    }
  }
}

private struct Clock: View {
  @State private var hour = 12
  @State private var isRing = true
  @State private var note = ""
  var body: some View {
    let layout = isRing ? AnyLayout(Ring()) : AnyLayout(VStackLayout(alignment: .leading))
    layout {
      ForEach([3, 6, 9, 12], id: \.self) { number in
        Button("\(number) h") { hour = number }
      }
      TextField("Note", text: $note)
    }
    Ring(radius: 20) { Text("hour \(hour)") }
    ViewThatFits(in: .horizontal) {
      Text("It is exactly \(hour) o'clock")
      Text("\(hour)")
    }
    Button("Other layout") { withAnimation { isRing.toggle() } }
  }
}

let ownLayouts = CompatibilityScreen(
  "own-layouts", from: "developer.apple.com/documentation/swiftui/layout",
  "developer.apple.com/documentation/swiftui/anylayout",
  "developer.apple.com/documentation/swiftui/viewthatfits",
  content: { Clock() },
  walk: { user in
    user.tap("6 h")
    user.type("tea", into: "Note")
    user.tap("Other layout")
    user.type("s", into: "Note")
    user.expect("another layout keeps the views and their state") {
      $0.contains("hour 6") && $0.contains("teas") && $0.contains("It is exactly 6 o'clock")
    }
  })
