import SwiftUI

private final class SceneLog: ObservableObject {
  static let key = "sceneLog"
  @Published var lines: [String] = []
}

private struct WatchedScene: Scene {
  @Environment(\.scenePhase) private var phase
  @ObservedObject var log: SceneLog
  var body: some Scene {
    WindowGroup("Watched", id: "watched") {
      WatchedScreen(log: log)
    }
    .onChange(of: phase) { log.lines.append("scene \($1)") }
    .defaultSize(width: 600, height: 400)
    .handlesExternalEvents(matching: ["watched"])
  }
}

private struct WatcherApp: App {
  @StateObject private var log: SceneLog
  init() { _log = StateObject(wrappedValue: SceneLog()) }
  @SceneBuilder var body: some Scene {
    WatchedScene(log: log)
      .commands { CommandMenu("Log") { Button("Clear log") { log.lines = [] } } }
  }
}

private struct WatchedScreen: View {
  @ObservedObject var log: SceneLog
  var body: some View {
    NavigationStack {
      List(log.lines, id: \.self) { Text($0) }
        .navigationTitle("Log")
        .toolbar { Button("Empty") { log.lines.removeAll() } }
    }
  }
}

let sceneWatcher = CompatibilityScreen(
  "scene-watcher", from: "developer.apple.com/documentation/swiftui/scene",
  "developer.apple.com/documentation/swiftui/scenephase",
  app: WatcherApp.self,
  walk: { user in
    user.tap("Empty")
    user.background()
    user.foreground()
    user.expect("a scene of the app's own reads its phase") { $0.contains("scene background") }
    user.tap("Empty")
    user.expect("and its log can be emptied") { !$0.contains("scene ") }
  })
