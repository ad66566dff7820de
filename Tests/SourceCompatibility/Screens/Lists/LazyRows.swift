import SwiftUI

private struct LazyRows: View {
  @State private var picked: [Int] = []
  private let columns = [GridItem(.flexible()), GridItem(.flexible())]

  var body: some View {
    VStack {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 8) {
          ForEach(0..<20) { tile in Button("tile \(tile)") { picked.append(tile) } }
        }
      }
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack { ForEach(["x", "y"], id: \.self) { Text("side \($0)") } }
      }
      Text("Picked: \(picked.map(String.init).joined(separator: ","))")
    }
  }
}

let lazyRows = CompatibilityScreen(
  "lazy-rows", from: "developer.apple.com/documentation/swiftui/lazyvgrid",
  "developer.apple.com/documentation/swiftui/lazyhstack", on: .small,
  content: { LazyRows() },
  walk: { user in
    user.tap("tile 3")
    user.scroll(to: "tile 19")
    user.tap("tile 19")
    user.expect("tiles come line by line") {
      $0.texts.contains("Picked: 3,19") && !$0.texts.contains("tile 3")
    }
    user.expect("a stack to the side is there") { $0.texts.contains("side y") }
  })
