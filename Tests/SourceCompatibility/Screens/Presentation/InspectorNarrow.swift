import SwiftUI

struct InspectedShape: View {
  @State private var isShown = false
  @State private var width = 10.0
  @State private var name = "Box"

  var body: some View {
    VStack {
      Text("\(name) is \(Int(width)) wide")
      Button(isShown ? "Hide details" : "Show details") { isShown.toggle() }
    }
    .inspector(isPresented: $isShown) {
      Form {
        TextField("Name", text: $name)
        Slider(value: $width, in: 0...100) { Text("Width") }
      }
      .inspectorColumnWidth(min: 200, ideal: 250, max: 300)
    }
  }
}

let inspectorNarrow = CompatibilityScreen(
  "inspector-narrow",
  from: "developer.apple.com/documentation/swiftui/view/inspector(ispresented:content:)",
  content: { InspectedShape() },
  walk: { user in
    user.tap("Show details")
    user.expect("in a compact width the inspector is a sheet") {
      $0.contains("Name") || $0.contains("Box") && !$0.contains("Hide details")
    }
    user.type("y", into: "Box")
    user.dismiss(.drag)
    user.expect("it can be dragged away; the edit was live") {
      $0.contains("Boxy is 10 wide") && $0.contains("Show details")
    }
  })

let inspectorWide = CompatibilityScreen(
  "inspector-wide",
  from: "developer.apple.com/documentation/swiftui/view/inspector(ispresented:content:)",
  on: .wide,
  content: { InspectedShape() },
  walk: { user in
    user.tap("Show details")
    user.expect("in a regular width it stands beside the content") {
      $0.contains("Hide details") && $0.contains("Box is 10 wide")
    }
    user.slide("Width", to: 40)
    user.expect("the content follows") { $0.contains("Box is 40 wide") }
    user.tap("Hide details")
    user.expect("and it goes") { $0.contains("Show details") && !$0.contains("Width") }
  })
