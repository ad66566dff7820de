import SwiftUI

private struct ChainedSheets: View {
  enum Step: Int, Identifiable {
    case name = 1
    case plan, done
    var id: Int { rawValue }
  }
  @State private var step: Step?
  @State private var next: Step?
  @State private var isFinal = false

  var body: some View {
    VStack {
      Button("Begin") { step = .name }
      Text(isFinal ? "finished" : "unfinished")
    }
    .sheet(item: $step, onDismiss: goOn) { step in
      Text("Step \(step.rawValue)")
      Button("Continue") {
        next = Step(rawValue: step.rawValue + 1)
        self.step = nil
      }
    }
    .alert("Well done", isPresented: $isFinal) {
      Button("Restart") { isFinal = false }
      Button("Thanks", role: .cancel) {}
    }
  }

  private func goOn() {
    if next == .done { isFinal = true } else { step = next }
    next = nil
  }
}

let chainedSheets = CompatibilityScreen(
  "chained-sheets",
  from: "developer.apple.com/documentation/swiftui/view/sheet(item:ondismiss:content:)",
  content: { ChainedSheets() },
  walk: { user in
    user.tap("Begin")
    user.tap("Continue")
    user.expect("onDismiss may present the next sheet") { $0.contains("Step 2") }
    user.tap("Continue")
    user.expect("or an alert") { $0.contains("Well done") }
    user.tap("Thanks")
    user.tap("Begin")
    user.dismiss(.drag)
    user.expect("dragging it away continues nothing") {
      $0.contains("Begin") && !$0.contains("Step")
    }
  })
