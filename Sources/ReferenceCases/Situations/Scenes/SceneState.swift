import Holdfast
import Observation
import SwiftUI

/// Two windows of a group stand side by side, and a person types in the first.
struct TypeInOneOfTwoWindows: Situation {
  let id = "type-in-one-of-two-windows"
  let summary = "Two windows of one group have a draft each, and a person types in the first."
  let device = Device.demonstrationTablet
  let scenario = Scenario("open a second window, type in the first") { user in
    user.openScene()
    user.type("a", into: .role(.textField, at: 0))
  }

  func app(_ log: SituationLog) -> Variant { Variant(id, app: DraftsApp.self) }

  func conclude(_ screen: ScreenContents, _ log: SituationLog) {
    for (index, text) in screen.fieldTexts.enumerated() {
      log("shown(window \(index + 1) text=\(text))")
    }
  }
}

@Observable private final class WindowDraft {
  var text = ""
}

private struct DraftsApp: App {
  var body: some Scene {
    WindowGroup {
      DraftWindow()
    }
  }
}

private struct DraftWindow: View {
  @State private var draft = WindowDraft()

  var body: some View {
    TextField("Draft", text: $draft.text)
  }
}

private struct StoredDraft: View {
  @SceneStorage("draft") private var draft = ""

  var body: some View {
    TextField("Draft", text: $draft)
  }
}

/// A draft in the scene's state is changed between two visits to the background.
struct KillAfterSecondVisit: Situation {
  let id = "scene-storage-killed-in-background"
  let summary = "A draft in scene storage grows, and the process dies in the background."
  let scenario = Scenario("type, leave, come back, type, leave, die, relaunch") { user in
    user.type("a", into: "Draft")
    user.background()
    user.foreground()
    user.type("x", into: "Draft")
    user.background()
    user.kill(.memory)
    user.relaunch()
  }

  func app(_ log: SituationLog) -> Variant { Variant(id) { StoredDraft() } }

  func conclude(_ screen: ScreenContents, _ log: SituationLog) {
    for text in screen.fieldTexts { log("shown(text=\(text))") }
  }
}

/// An app with a draft in the scene's state is quit in an orderly way.
struct QuitAndRelaunch: Situation {
  let id = "scene-storage-quit"
  let summary = "A draft is in scene storage, and the app quits and is launched again."
  let scenario = Scenario("type, quit, relaunch") { user in
    user.type("x", into: "Draft")
    user.terminate()
    user.relaunch()
  }

  func app(_ log: SituationLog) -> Variant { Variant(id) { StoredDraft() } }

  func conclude(_ screen: ScreenContents, _ log: SituationLog) {
    for text in screen.fieldTexts { log("shown(text=\(text))") }
  }
}

extension ScreenContents {
  /// What the fields on the screen show, in reading order.
  fileprivate var fieldTexts: [String] { items.filter { $0.role == .textField }.map(\.value) }
}
