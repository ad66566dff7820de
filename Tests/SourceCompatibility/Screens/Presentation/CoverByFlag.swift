import SwiftUI

private struct CoverByFlag: View {
  @State private var isPlaying = false
  @State private var stops = 0

  var body: some View {
    VStack {
      Button("Play") { isPlaying.toggle() }
      Text("stopped \(stops) times, \(isPlaying ? "playing" : "silent")")
    }
    .fullScreenCover(isPresented: $isPlaying, onDismiss: didDismiss) {
      VStack {
        Text("A full-screen player")
        StopButton()
      }
      .foregroundColor(.white)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color.blue)
      .ignoresSafeArea(edges: .all)
    }
  }

  private func didDismiss() { stops += 1 }
}

private struct StopButton: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Stop", action: dismiss.callAsFunction) }
}

let coverByFlag = CompatibilityScreen(
  "cover-by-flag",
  from:
    "developer.apple.com/documentation/swiftui/view/fullscreencover(ispresented:ondismiss:content:)",
  content: { CoverByFlag() },
  walk: { user in
    user.tap("Play")
    user.expect("it covers the screen") {
      $0.contains("A full-screen player") && !$0.contains("Play")
    }
    user.tap("Stop")
    user.expect("dismiss resets the flag and onDismiss runs") {
      $0.contains("stopped 1 times, silent")
    }
  })
