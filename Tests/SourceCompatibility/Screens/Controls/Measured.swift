import SwiftUI

private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private struct Panel: View {
  @State private var isWide = false
  @State private var count = 0
  @State private var hasWidth = false
  var body: some View {
    GeometryReader { proxy in
      VStack {
        Text(proxy.size.width > 0 ? "has room" : "no room")
        Button("Count") { count += 1 }
        Text("count \(count), width \(hasWidth ? "known" : "unknown")")
      }
      .frame(width: proxy.size.width / 2, height: proxy.size.height)
      .preference(key: WidthKey.self, value: proxy.size.width)
    }
    .onPreferenceChange(WidthKey.self) { width in hasWidth = width > 0 }
    .background(GeometryReader { _ in Color.clear })
  }
}

let measured = CompatibilityScreen(
  "measured", from: "developer.apple.com/documentation/swiftui/geometryreader",
  "developer.apple.com/documentation/swiftui/view/onpreferencechange(_:perform:)",
  content: { Panel() },
  walk: { user in
    user.expect("the size is that of the room, and is told") {
      $0.contains("has room") && $0.contains("count 0, width known")
    }
    user.tap("Count")
    user.expect("content inside follows its state") { $0.contains("count 1, width known") }
  })
