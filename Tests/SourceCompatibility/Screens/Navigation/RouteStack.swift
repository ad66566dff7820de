import SwiftUI

private enum Route: Hashable {
  case album(Int)
  case song(album: Int, title: String)
}

private final class Router: ObservableObject {
  @Published var path: [Route] = []
}

private struct SongPage: View {
  let title: String
  @EnvironmentObject private var router: Router
  var body: some View {
    VStack {
      Text("Song \(title), depth \(router.path.count)")
      Button("Home") { router.path = [] }
      Button("Other song") { router.path[router.path.count - 1] = .song(album: 1, title: "B") }
    }
  }
}

private struct RouteStackView: View {
  @StateObject private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      VStack {
        NavigationLink("Album 1", value: Route.album(1))
        Button("Song at once") { router.path = [.album(1), .song(album: 1, title: "A")] }
      }
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .album(let number):
          List(["A", "B"], id: \.self) { title in
            NavigationLink("Play \(title)", value: Route.song(album: number, title: title))
          }
          .navigationTitle("Album \(number)")
        case .song(_, let title):
          SongPage(title: title)
        }
      }
    }
    .environmentObject(router)
  }
}

let routeStack = CompatibilityScreen(
  "route-stack",
  from: "developer.apple.com/documentation/swiftui/understanding-the-navigation-stack",
  content: { RouteStackView() },
  walk: { user in
    user.tap("Album 1")
    user.tap("Play B")
    user.expect("a route is a screen") { $0.contains("Song B, depth 2") }
    user.tap("Home")
    user.tap("Song at once")
    user.expect("a whole path at once") { $0.contains("Song A, depth 2") }
    user.tap("Other song")
    user.expect("the last route replaced") { $0.contains("Song B, depth 2") }
    user.goBack()
    user.expect("the album is below") { $0.contains("Play A") }
  })
