import Holdfast
import SwiftUI

/// Three screens of a stack watch a value that the last of them changes.
struct ChangeOnThreeLevels: Situation {
  let id = "change-on-three-levels"
  let summary = "Three screens of a stack watch a value, which the one on top changes."
  let scenario = Scenario("push twice, change") { user in
    user.tap("Middle")
    user.tap("Top")
    user.tap("Change")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { CounterRoot(log: log) }
  }
}

private final class Counter: ObservableObject {
  @Published var count = 0
}

private struct CounterRoot: View {
  let log: SituationLog
  @StateObject private var counter = Counter()

  var body: some View {
    NavigationView {
      NavigationLink("Middle", destination: CounterMiddle(counter: counter, log: log))
        .onChange(of: counter.count) { _ in log("onChange(root)") }
    }
  }
}

private struct CounterMiddle: View {
  @ObservedObject var counter: Counter
  let log: SituationLog

  var body: some View {
    NavigationLink("Top", destination: CounterTop(counter: counter, log: log))
      .onChange(of: counter.count) { _ in log("onChange(middle)") }
  }
}

private struct CounterTop: View {
  @ObservedObject var counter: Counter
  let log: SituationLog

  var body: some View {
    Button("Change") { counter.count += 1 }
      .onChange(of: counter.count) { _ in log("onChange(top)") }
  }
}

/// A tab whose value is watched from the start is left and shown again.
struct InitialChangeInTabs: Situation {
  let id = "initial-change-in-tabs"
  let summary = "A tab watches a value from the start; it is changed, left and shown again."
  let scenario = Scenario("count twice, leave the tab, come back") { user in
    user.tap("Count")
    user.tap("Count")
    user.switchTab("Other")
    user.switchTab("First")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { CounterTabs(log: log) }
  }
}

private struct CounterTabs: View {
  let log: SituationLog

  var body: some View {
    TabView {
      CounterTab(log: log).tabItem { Text("First") }
      Text("Nothing").tabItem { Text("Other") }
    }
  }
}

private struct CounterTab: View {
  let log: SituationLog
  @State private var count = 0

  var body: some View {
    Button("Count") { count += 1 }
      .onChange(of: count, initial: true) { old, new in log("onChange(\(old) -> \(new))") }
  }
}
