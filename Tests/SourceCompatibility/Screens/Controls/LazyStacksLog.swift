import SwiftUI

private struct Feed: View {
  final class Store: ObservableObject { @Published var seen: Set<Int> = [] }
  @StateObject private var store = Store()
  @State private var likes = 0
  var body: some View {
    VStack {
      Text("latest \(store.seen.max() ?? -1) likes \(likes)")
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 4, pinnedViews: [.sectionHeaders]) {
          Section {
            ForEach(0..<100, id: \.self) { post in
              Text("Post \(post)")
                .onAppear { store.seen.insert(post) }
                .onTapGesture { likes += 1 }
            }
          } header: {
            Text("Posts")
          }
        }
      }
    }
  }
}

let lazyStacksLog = CompatibilityScreen(
  "lazy-stacks-log", from: "developer.apple.com/documentation/swiftui/lazyvstack",
  "developer.apple.com/documentation/swiftui/creating-performant-scrollable-stacks",
  on: .small,
  content: { Feed() },
  walk: { user in
    user.expect("rows far away are not made") {
      $0.contains("Post 0") && !$0.contains("Post 50") && !$0.contains("latest 99")
    }
    user.scroll(to: "Post 50")
    user.expect("rows appear when they come near") {
      $0.contains("Post 50") && !$0.contains("latest 99") && !$0.contains("latest -1")
    }
    user.tap("Post 50")
    user.expect("a row can be touched") { $0.contains("likes 1") }
  })
