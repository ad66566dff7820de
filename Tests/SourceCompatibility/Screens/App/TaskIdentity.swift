import SwiftUI

private struct TaskIdentity: View {
  @State private var query = ""
  @State private var result = "nothing"
  @State private var log: [String] = []
  @State private var background = 0
  var body: some View {
    VStack {
      TextField("Search", text: $query)
      Text("result \(result)")
      Text("log: " + log.joined(separator: ", "))
      Button("Detached") {
        Task { @MainActor in
          background = await Self.slowSum(3)
        }
      }
      Text("sum \(background)")
    }
    .task(id: query, priority: .userInitiated) {
      guard !query.isEmpty else { return }
      let asked = query
      do {
        try await Task.sleep(for: .milliseconds(300))
      } catch {
        log.append("dropped \(asked)")
        return
      }
      guard !Task.isCancelled else { return }
      result = asked
      log.append("found \(asked)")
    }
  }

  nonisolated private static func slowSum(_ end: Int) async -> Int {
    await withTaskGroup(of: Int.self) { group in
      for number in 1...end {
        group.addTask {
          await Task.yield()
          return number
        }
      }
      return await group.reduce(0, +)
    }
  }
}

let taskIdentity = CompatibilityScreen(
  "task-identity", from: "developer.apple.com/documentation/swiftui/view/task(id:priority:_:)",
  content: { TaskIdentity() },
  walk: { user in
    user.type("ab", into: "Search")
    user.expect("nothing is found before the pause is over") { $0.contains("result nothing") }
    user.expect("a new id cancels the task of the old one") { $0.contains("log: dropped a") }
    user.wait(.seconds(1))
    user.expect("the last one is found") {
      $0.contains("result ab") && $0.contains("log: dropped a, found ab")
    }
    user.tap("Detached")
    user.expect("a task of a button ends") { $0.contains("sum 6") }
  })
