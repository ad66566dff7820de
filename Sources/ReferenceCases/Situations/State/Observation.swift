import Holdfast
import SwiftUI

/// An object announces a change by hand, and a subject sends.
struct ObserveModel: Situation {
  let id = "observe-model"
  let summary = "An object announces a change of a plain property by hand; a subject sends it too."
  let scenario = Scenario("change the model") { user in
    user.tap("Change")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { ModelScreen(model: PlainModel(), log: log) }
  }
}

private final class PlainModel: ObservableObject {
  var text = "Swift"
  let subject = PassthroughSubject<String, Never>()
}

private struct ModelScreen: View {
  @ObservedObject var model: PlainModel
  let log: SituationLog

  var body: some View {
    let _ = log("body(\(model.text))")
    Button("Change") {
      model.text = "PHP"
      log("write(text=PHP)")
      model.objectWillChange.send()
      model.subject.send("PHP")
    }
    .onReceive(model.subject) { text in log("receive(\(text))") }
  }
}

/// A view replaces itself in its own `onAppear`.
struct SwapInAppear: Situation {
  let id = "swap-in-appear"
  let summary = "A placeholder replaces itself at once in its own onAppear."
  let scenario = Scenario("launch") { _ in }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { LoadingScreen(log: log) }
  }
}

private struct LoadingScreen: View {
  let log: SituationLog
  @State private var loaded = false

  var body: some View {
    if loaded {
      Text("Content")
    } else {
      Text("Loading")
        .onAppear {
          log("appear(loading)")
          loaded = true
        }
        .onDisappear { log("disappear(loading)") }
    }
  }
}
