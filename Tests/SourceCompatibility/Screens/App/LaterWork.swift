import SwiftUI

private struct LaterWork: View {
  @State private var log: [String] = []
  @State private var pending: DispatchWorkItem?
  @State private var timer: Timer?
  @State private var ticks = 0
  var body: some View {
    VStack {
      Button("Soon") {
        DispatchQueue.main.async { log.append("async") }
        log.append("button")
      }
      Button("Later") {
        let work = DispatchWorkItem { log.append("saved") }
        pending?.cancel()
        pending = work
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: work)
      }
      Button("Cancel") { pending?.cancel() }
      Button("Away and back") {
        DispatchQueue.global(qos: .userInitiated).async {
          let value = (1...4).reduce(0, +)
          DispatchQueue.main.async { log.append("sum \(value)") }
        }
      }
      Button("Tick") {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
          ticks += 1
          if ticks == 2 { timer.invalidate() }
        }
      }
      Text("ticks \(ticks)")
      Text("log: " + log.joined(separator: ", "))
    }
    .onDisappear { timer?.invalidate() }
  }
}

let laterWork = CompatibilityScreen(
  "later-work", from: "developer.apple.com/documentation/dispatch/dispatchworkitem",
  "developer.apple.com/documentation/foundation/timer",
  content: { LaterWork() },
  walk: { user in
    user.tap("Soon")
    user.expect("the button's turn comes first") { $0.contains("log: button, async") }
    user.tap("Later")
    user.tap("Later")
    user.wait(.seconds(1))
    user.expect("a cancelled item does not run") { $0.texts.contains("log: button, async, saved") }
    user.tap("Later")
    user.tap("Cancel")
    user.wait(.seconds(1))
    user.expect("neither does this one") { $0.texts.contains("log: button, async, saved") }
    user.tap("Tick")
    user.wait(.seconds(5))
    user.expect("a timer repeats until it is invalid") { $0.contains("ticks 2") }
  })
