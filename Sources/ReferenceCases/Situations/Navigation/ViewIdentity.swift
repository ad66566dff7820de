import Holdfast
import SwiftUI

/// Two views in a group come and go together.
struct GroupComesAndGoes: Situation {
  let id = "group-comes-and-goes"
  let summary = "A group of two views tells when it comes and goes."
  let scenario = Scenario("hide the group") { user in
    user.tap("Hide")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { GroupScreen(log: log) }
  }
}

private struct GroupScreen: View {
  let log: SituationLog
  @State private var isShown = true

  var body: some View {
    VStack {
      if isShown {
        Group {
          Text("One")
          Text("Two")
        }
        .onAppear { log("appear(group)") }
        .onDisappear { log("disappear(group)") }
      }
      Button("Hide") { isShown = false }
    }
  }
}

/// A group of two views watches a value.
struct GroupWatchesValue: Situation {
  let id = "group-watches-value"
  let summary = "A group of two views tells when a value changes."
  let scenario = Scenario("count") { user in
    user.tap("Count")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { WatchingGroup(log: log) }
  }
}

private struct WatchingGroup: View {
  let log: SituationLog
  @State private var count = 0

  var body: some View {
    VStack {
      Group {
        Text("One")
        Text("Two")
      }
      .onChange(of: count) { newValue in log("change(count=\(newValue))") }
      Button("Count") { count += 1 }
    }
  }
}

/// A view without an animation of its own gets another identity.
struct IdentityChanges: Situation {
  let id = "identity-changes"
  let summary = "A view with an identity transition gets another identity."
  let scenario = Scenario("toggle") { user in
    user.tap("Toggle")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { IdentifiedScreen(log: log) }
  }
}

private struct IdentifiedScreen: View {
  let log: SituationLog
  @State private var flag = false

  var body: some View {
    VStack {
      Text("Content")
        .onAppear { log("appear(\(flag))") }
        .onDisappear { log("disappear(\(flag))") }
        .transition(.identity)
        .id(flag)
      Button("Toggle") { flag.toggle() }
    }
  }
}

/// A view replaces itself in its own `onAppear`, and comes back later.
struct SwapInAppearAndBack: Situation {
  let id = "swap-in-appear-and-back"
  let summary = "A placeholder replaces itself at once in its own onAppear, and comes back later."
  let scenario = Scenario("go back to the placeholder") { user in
    user.tap("Reset")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { PlaceholderScreen(log: log) }
  }
}

private struct PlaceholderScreen: View {
  let log: SituationLog
  @State private var isLoaded = false
  @State private var isCached = true

  var body: some View {
    if isLoaded {
      Button("Reset") {
        isCached = false
        isLoaded = false
      }
    } else {
      Text("Loading")
        .onAppear {
          log("appear(loading)")
          if isCached { isLoaded = true }
        }
        .onDisappear { log("disappear(loading)") }
    }
  }
}
