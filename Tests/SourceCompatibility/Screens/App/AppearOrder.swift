import SwiftUI

private struct AppearOrder: View {
  @State private var isShown = true
  @State private var log: [String] = []
  @State private var version = 1
  var body: some View {
    VStack {
      Button(isShown ? "Hide" : "Show") { isShown.toggle() }
      Button("New identity") { version += 1 }
      Button("Clear") { log.removeAll() }
      if isShown {
        Text("child \(version)")
          .onAppear { log.append("appear \(version)") }
          .onDisappear { log.append("disappear") }
          .task {
            log.append("task")
            do {
              try await Task.sleep(nanoseconds: 60_000_000_000)
              log.append("task ended")
            } catch is CancellationError {
              log.append("task cancelled")
            } catch {}
          }
          .id(version)
      }
      Text("log: " + log.joined(separator: ", "))
    }
  }
}

let appearOrder = CompatibilityScreen(
  "appear-order", from: "developer.apple.com/documentation/swiftui/view/onappear(perform:)",
  "developer.apple.com/documentation/swiftui/view/task(priority:_:)",
  "developer.apple.com/documentation/swiftui/view/id(_:)",
  content: { AppearOrder() },
  walk: { user in
    user.expect("it appears, then its task runs") { $0.contains("log: appear 1, task") }
    user.tap("Clear")
    user.tap("Hide")
    user.expect("it disappears and the task is cancelled") {
      $0.contains("log: disappear, task cancelled")
    }
    user.tap("Show")
    user.tap("Clear")
    user.tap("New identity")
    user.expect("a new identity is a new view") {
      ["appear 2", "disappear", "task cancelled"].allSatisfy($0.contains) && $0.contains("child 2")
    }
    user.tap("Clear")
    user.wait(.seconds(61))
    user.expect("a task that is left alone ends") { $0.contains("log: task ended") }
  })
