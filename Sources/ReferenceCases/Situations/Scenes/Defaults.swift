import Holdfast
import SwiftUI

/// The developer stops an app that has just stored something in its defaults.
struct StopAfterTyping: Situation {
  let id = "defaults-developer-stop"
  let summary = "A draft is in the app's defaults, and the developer stops the app right after."
  let scenario = Scenario("type, stop, relaunch") { user in
    user.type("x", into: "Draft")
    user.kill(.developerStop)
    user.relaunch()
  }

  func app(_ log: SituationLog) -> Variant { Variant(id) { DefaultsDraft() } }

  func conclude(_ screen: ScreenContents, _ log: SituationLog) { log.note(screen) }
}

private struct DefaultsDraft: View {
  @AppStorage("draft") private var draft = ""

  var body: some View {
    TextField("Draft", text: $draft)
  }
}

/// The device restarts, and the app reads its defaults as it is launched.
struct RestartAfterTyping: Situation {
  let id = "defaults-after-restart"
  let summary = "A store reads its draft from the app's defaults in the launch after a restart."
  let scenario = Scenario("type, leave, restart, relaunch") { user in
    user.type("x", into: "Draft")
    user.background()
    user.kill(.systemUpdate)
    user.relaunch()
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { StoreDraft(store: DraftStore()) }
  }

  func conclude(_ screen: ScreenContents, _ log: SituationLog) { log.note(screen) }
}

private final class DraftStore: ObservableObject {
  @Published var draft: String {
    didSet { UserDefaults.standard.set(draft, forKey: "draft") }
  }

  init() { draft = UserDefaults.standard.string(forKey: "draft") ?? "" }
}

private struct StoreDraft: View {
  @ObservedObject var store: DraftStore

  var body: some View {
    TextField("Draft", text: $store.draft)
  }
}

extension SituationLog {
  /// Writes down what the fields on the screen show.
  fileprivate func note(_ screen: ScreenContents) {
    for field in screen.items where field.role == .textField { self("shown(text=\(field.value))") }
  }
}
