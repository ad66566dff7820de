import SwiftUI

private struct SleepingSaveScreen: View {
  @State private var draft = ""
  @State private var saves: [String] = []
  @State private var pending: Task<Void, Never>?

  var body: some View {
    VStack {
      TextField("Draft", text: $draft)
        .onChange(of: draft) { _, new in
          pending?.cancel()
          pending = Task {
            try? await Task.sleep(for: .seconds(1))
            guard !Task.isCancelled else { return }
            saves.append(new)
          }
        }
      Text("saves: \(saves.joined(separator: ", ")).")
    }
  }
}

let sleepingSave = CompatibilityScreen(
  "sleeping-save",
  from: "developer.apple.com/documentation/swift/task/sleep(for:tolerance:clock:)",
  content: { SleepingSaveScreen() },
  walk: { user in
    user.type("abc", into: "Draft")
    user.wait(.seconds(2))
    user.expect("only the last state is saved") { $0.contains("saves: abc.") }
  })
