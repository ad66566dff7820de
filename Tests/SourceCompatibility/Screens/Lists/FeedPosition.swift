import SwiftUI

private struct FeedPosition: View {
  @State private var place: Int?

  var body: some View {
    VStack {
      Text("At \(place.map(String.init) ?? "nil")")
      ScrollView {
        LazyVStack(spacing: 4) {
          ForEach(0..<20) { index in Text("post \(index)").padding() }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $place)
      .scrollTargetBehavior(.viewAligned)
      Button("Nine") { place = 9 }
      Button("First") { withAnimation { place = 0 } }
    }
  }
}

let feedPosition = CompatibilityScreen(
  "feed-position",
  from: "developer.apple.com/documentation/swiftui/view/scrollposition(id:anchor:)",
  on: .small, content: { FeedPosition() },
  walk: { user in
    user.scroll(rows: 3)
    user.expect("scrolling writes the view at the top") {
      $0.texts.contains("At 3") && $0.texts.contains("post 3") && !$0.texts.contains("post 2")
    }
    user.tap("Nine")
    user.expect("writing scrolls there") {
      $0.texts.contains("post 9") && $0.texts.contains("At 9")
    }
    user.tap("First")
    user.expect("and back") { $0.texts.contains("post 0") && $0.texts.contains("At 0") }
  })
