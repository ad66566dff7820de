import Foundation
import SwiftUI
import UIKit

private struct PreviewedRow: View {
  @Binding var count: Int
  var body: some View { Stepper("Count \(count)", value: $count) }
}

private struct PreviewedScreen: View {
  @State private var count = 1
  var body: some View {
    PreviewedRow(count: $count)
    PreviewedRow_Previews.previews
  }
}

struct PreviewedRow_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      PreviewedRow(count: .constant(7))
        .previewDisplayName("Seven")
        .previewLayout(.sizeThatFits)
      PreviewedRow(count: .constant(8))
        .previewDevice("iPhone 15")
        .environment(\.locale, Locale(identifier: "ja"))
    }
  }
}

#Preview { PreviewedScreen() }

#Preview("With state") {
  @Previewable @State var count = 3
  PreviewedRow(count: $count)
}

#Preview("In a list", traits: .sizeThatFitsLayout) {
  List { PreviewedScreen() }
}

#Preview("A controller") {
  let controller = UIViewController()
  controller.title = "Plain"
  return controller
}

let previewedRow = CompatibilityScreen(
  "previewed-row", from: "developer.apple.com/documentation/swiftui/previewprovider",
  "developer.apple.com/documentation/swiftui/preview(_:traits:_:body:)",
  content: { PreviewedScreen() },
  walk: { user in
    user.expect("a provider's previews are views") {
      $0.contains("Count 7") && $0.contains("Count 8")
    }
    user.step("Count 1", by: 2)
    user.expect("state is written through the binding") { $0.contains("Count 3") }
    user.step("Count 7", by: 1)
    user.expect("a constant stays") { $0.contains("Count 7") }
  })
