import SwiftUI

private struct Shelf: View {
  @State private var picked = "-"
  private let rows = [GridItem(.fixed(40)), GridItem(.adaptive(minimum: 400))]
  var body: some View {
    VStack {
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(alignment: .top, spacing: 10) {
          ForEach(["A", "B", "C"], id: \.self) { book in
            Button(book) { picked = book }
          }
        }
      }
      ScrollView(.horizontal) {
        LazyHGrid(rows: rows, alignment: .center, spacing: 4) {
          ForEach(["D", "E", "F"], id: \.self) { book in
            Button(book) { picked = book }.frame(width: 40)
          }
        }
      }
      Text("picked \(picked)")
    }
  }
}

let sideBySide = CompatibilityScreen(
  "side-by-side", from: "developer.apple.com/documentation/swiftui/lazyhstack",
  "developer.apple.com/documentation/swiftui/lazyhgrid",
  content: { Shelf() },
  walk: { user in
    user.tap("B")
    user.expect("a view of a lazy stack works") { $0.contains("picked B") }
    user.tap("F")
    user.expect("a view of a lazy grid works") { $0.contains("picked F") }
  })
