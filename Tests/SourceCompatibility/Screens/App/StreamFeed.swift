import SwiftUI

private final class Feed: @unchecked Sendable {
  private var continuation: AsyncStream<Int>.Continuation?
  private(set) var ended = 0
  func numbers() -> AsyncStream<Int> {
    AsyncStream { continuation in
      self.continuation = continuation
      continuation.onTermination = { _ in self.ended += 1 }
    }
  }
  func send(_ value: Int) { continuation?.yield(value) }
  func finish() { continuation?.finish() }
}

private struct StreamFeed: View {
  let feed: Feed
  @State private var sum = 0
  @State private var status = "idle"
  @State private var isListening = true
  @State private var next = 1
  var body: some View {
    VStack {
      if isListening {
        Text("sum \(sum)")
          .task {
            status = "listening"
            for await number in feed.numbers() { sum += number }
            status = Task.isCancelled ? "cancelled" : "finished"
          }
      }
      Text("status \(status)")
      Button("Send") {
        feed.send(next)
        next += 1
      }
      Button("Finish") { feed.finish() }
      Toggle("Listening", isOn: $isListening)
    }
  }
}

let streamFeed = CompatibilityScreen(
  "stream-feed", from: "developer.apple.com/documentation/swift/asyncstream",
  "developer.apple.com/documentation/swiftui/view/task(priority:_:)",
  content: { StreamFeed(feed: Feed()) },
  walk: { user in
    user.tap("Send")
    user.tap("Send")
    user.expect("each value is received") {
      $0.contains("sum 3") && $0.contains("status listening")
    }
    user.toggle("Listening")
    user.expect("the stream ends with its task") { $0.contains("status cancelled") }
    user.tap("Send")
    user.toggle("Listening")
    user.expect("state of the parent is kept") {
      $0.contains("sum 3") && $0.contains("status listening")
    }
    user.tap("Finish")
    user.expect("a finished stream ends the loop") { $0.contains("status finished") }
  })
