import Holdfast
import SwiftUI

/// Screens are pushed one after another through a router's path.
struct RouterPushFour: Situation {
  let id = "router-push-four"
  let summary = "Four screens are pushed through a binding of closures onto a router's path."
  let scenario = Scenario("push four times") { user in
    user.tap("Next")
    user.tap("Next")
    user.tap("Next")
    user.tap("Next")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { RoutedRoot(log: log) }
  }
}

/// Screens that a router's path shows are left with the back button.
struct RouterPushThreeAndBack: Situation {
  let id = "router-push-three-and-back"
  let summary = "Three screens on a router's path are left one by one with the back button."
  let scenario = Scenario("push three times, go back to the root") { user in
    user.tap("Next")
    user.tap("Next")
    user.tap("Next")
    user.goBack()
    user.goBack()
    user.goBack()
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { RoutedRoot(log: log) }
  }
}

private final class Router: ObservableObject {
  @Published var path: [String] = []

  func showNext() {
    let names = ["B", "C", "D", "E"]
    if path.count < names.count { path.append(names[path.count]) }
  }
}

private struct RoutedRoot: View {
  let log: SituationLog
  @StateObject private var router = Router()

  private var path: Binding<[String]> {
    Binding(get: { router.path }, set: { router.path = $0 })
  }

  var body: some View {
    NavigationStack(path: path) {
      RoutedScreen(name: "A", router: router, log: log)
        .navigationDestination(for: String.self) { name in
          RoutedScreen(name: name, router: router, log: log)
        }
    }
  }
}

private struct RoutedScreen: View {
  let name: String
  let router: Router
  let log: SituationLog

  var body: some View {
    Button("Next") { router.showNext() }
      .onAppear { log("appear(\(name))") }
  }
}
