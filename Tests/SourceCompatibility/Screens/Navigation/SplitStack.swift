import SwiftUI

private struct SplitStackView: View {
  @State private var team: String? = "Red"
  @State private var path: [Int] = []

  var body: some View {
    NavigationSplitView {
      List(selection: $team) {
        Section("Teams") {
          NavigationLink("Red team", value: "Red")
          NavigationLink(value: "Blue") { Text("Blue team") }
        }
      }
    } detail: {
      NavigationStack(path: $path) {
        VStack {
          Text("Team \(team ?? "none")")
          NavigationLink("Player 7", value: 7)
        }
        .navigationDestination(for: Int.self) { number in
          Text("Player \(number) of \(team ?? "none")")
        }
      }
    }
    .onChange(of: team) { path = [] }
  }
}

let splitStack = CompatibilityScreen(
  "split-stack",
  from: "developer.apple.com/documentation/swiftui/migrating-to-new-navigation-types",
  "evidence split-view-selection-pops-value-links-only", on: .wide,
  content: { SplitStackView() },
  walk: { user in
    user.expect("the first selection is shown") { $0.contains("Team Red") }
    user.tap("Player 7")
    user.expect("the detail's stack pushes beside the list") {
      $0.contains("Player 7 of Red") && $0.contains("Blue team")
    }
    user.tap("Blue team")
    user.expect("another selection shows the root of the detail") {
      $0.contains("Team Blue") && !$0.contains("of Red")
    }
  })

let splitStackNarrow = CompatibilityScreen(
  "split-stack-narrow",
  from: "developer.apple.com/documentation/swiftui/migrating-to-new-navigation-types",
  content: { SplitStackView() },
  walk: { user in
    user.expect("a selection at the start shows the detail") { $0.contains("Team Red") }
    user.tap("Player 7")
    user.expect("the stack pushes on it") { $0.contains("Player 7 of Red") }
    user.goBack()
    user.expect("one back is the detail's root") { $0.contains("Team Red") }
    user.goBack()
    user.expect("two back is the sidebar") { $0.contains("Blue team") }
    user.tap("Blue team")
    user.expect("a selection pushes again") { $0.contains("Team Blue") }
  })
