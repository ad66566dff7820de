import Foundation
import SwiftUI

private struct PhaseNotes: View {
  @Environment(\.scenePhase) private var scenePhase
  @State private var text = "draft"
  @State private var saved = ""
  @State private var log: [String] = []
  var body: some View {
    VStack {
      TextField("Note", text: $text)
      Text("saved: \(saved)")
      Text("log: " + log.joined(separator: ", "))
      Text("now \(name(scenePhase))")
    }
    .onChange(of: scenePhase) { _, phase in
      log.append(name(phase))
      if phase == .background { saved = text }
    }
    .onReceive(
      NotificationCenter.default.publisher(for: UIApplication.willResignActiveNotification)
    ) { _ in log.append("will resign") }
    .onReceive(
      NotificationCenter.default.publisher(for: UIApplication.didEnterBackgroundNotification)
    ) { _ in log.append("did enter background") }
  }

  private func name(_ phase: ScenePhase) -> String {
    switch phase {
    case .active: "active"
    case .inactive: "inactive"
    case .background: "background"
    @unknown default: "unknown"
    }
  }
}

let phaseNotes = CompatibilityScreen(
  "phase-notes", from: "developer.apple.com/documentation/swiftui/scenephase",
  "developer.apple.com/documentation/uikit/uiapplication/didenterbackgroundnotification",
  content: { PhaseNotes() },
  walk: { user in
    user.expect("the scene in front is active") { $0.contains("now active") }
    user.type("!", into: "Note")
    user.becomeInactive()
    user.foreground()
    user.expect("an interruption saves nothing") { !$0.contains("saved: draft") }
    user.background()
    user.foreground()
    user.expect("the background does") { $0.contains("saved: draft!") && $0.contains("now active") }
    user.expect("inactive comes before background, on the way back too") {
      let words = $0.texts.first { $0.hasPrefix("log: ") } ?? ""
      let phases = words.dropFirst(5).components(separatedBy: ", ")
        .filter { ["active", "inactive", "background"].contains($0) }
      return phases.suffix(4) == ["inactive", "background", "inactive", "active"]
    }
  })
