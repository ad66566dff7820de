import Holdfast
import SwiftUI

/// Appearance actions stand on a choice of views that changes while it is on the screen.
struct LoadThenLeave: Situation {
  let id = "load-then-leave"
  let summary = "A pushed screen has its actions on a switch over its loading states."
  let scenario = Scenario("open, load, go back") { user in
    user.tap("Open")
    user.tap("Load")
    user.goBack()
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) {
      NavigationView {
        NavigationLink("Open", destination: LoadedScreen(log: log))
      }
    }
  }
}

private struct LoadedScreen: View {
  private enum Phase: String { case loading, loaded }
  let log: SituationLog
  @State private var phase = Phase.loading

  var body: some View {
    let shown = phase
    return VStack {
      Button("Load") { phase = .loaded }
      content
        .onAppear { log("appear(\(shown))") }
        .onDisappear { log("disappear(\(shown))") }
    }
  }

  @ViewBuilder private var content: some View {
    switch phase {
    case .loading: ProgressView()
    case .loaded: Text("Content")
    }
  }
}
