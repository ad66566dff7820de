import SwiftUI

private struct Emojis: View {
  @State private var chosen = "none"
  private let columns = [GridItem(.fixed(80)), GridItem(.flexible()), GridItem(.flexible())]
  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, alignment: .leading, spacing: 8) {
        ForEach(0..<60) { number in
          Button("Tile \(number)") { chosen = "\(number)" }
        }
      }
      .padding()
    }
    .safeAreaInset(edge: .bottom) { Text("chosen \(chosen)") }
  }
}

let lazyGrids = CompatibilityScreen(
  "lazy-grids", from: "developer.apple.com/documentation/swiftui/lazyvgrid",
  "developer.apple.com/documentation/swiftui/view/safeareainset(edge:alignment:spacing:content:)-4s51l",
  on: .small,
  content: { Emojis() },
  walk: { user in
    user.expect("three stand beside each other") {
      $0.contains("Tile 0") && $0.contains("Tile 8") && !$0.contains("Tile 40")
    }
    user.scroll(to: "Tile 40")
    user.tap("Tile 40")
    user.expect("the inset stays on the screen") { $0.contains("chosen 40") }
  })
