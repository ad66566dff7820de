import SwiftUI

private struct Paint: View {
  @State private var ink = Color(.sRGB, red: 1, green: 0, blue: 0)
  @State private var paper = Color(.sRGB, red: 1, green: 1, blue: 1)
  @State private var log: [String] = []
  var body: some View {
    VStack {
      ColorPicker("Ink", selection: $ink)
      ColorPicker("Paper", selection: $paper, supportsOpacity: false)
      ColorPicker(selection: $ink) { Label("Ink again", systemImage: "pencil") }
      Text("log: \(log.joined(separator: ", "))").foregroundStyle(ink).background(paper)
    }
    .onChange(of: ink) { log.append("ink") }
    .onChange(of: paper) { log.append("paper") }
  }
}

let colorPickers = CompatibilityScreen(
  "color-pickers", from: "developer.apple.com/documentation/swiftui/colorpicker",
  content: { Paint() },
  walk: { user in
    user.pick("#0000FF", in: "Ink")
    user.expect("both pickers of the color show it") {
      $0.texts.filter { $0 == "#0000FF" }.count == 2 && $0.contains("log: ink")
    }
    user.pick("#00FF00", in: "Paper")
    user.expect("the other color is not touched") {
      $0.contains("#00FF00") && $0.contains("log: ink, paper")
    }
  })
