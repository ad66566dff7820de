import SwiftUI

private final class QueuedSaveModel: ObservableObject {
  @Published var draft = "" { didSet { schedule() } }
  @Published var saves: [String] = []
  private var work: DispatchWorkItem?

  private func schedule() {
    work?.cancel()
    let item = DispatchWorkItem { [weak self] in
      guard let self else { return }
      self.saves.append(self.draft)
    }
    work = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: item)
  }
}

private struct QueuedSaveScreen: View {
  @StateObject private var model = QueuedSaveModel()

  var body: some View {
    VStack {
      TextField("Draft", text: $model.draft)
      Text("saves: \(model.saves.joined(separator: ", ")).")
    }
  }
}

let queuedSave = CompatibilityScreen(
  "queued-save", from: "developer.apple.com/documentation/dispatch/dispatchworkitem",
  content: { QueuedSaveScreen() },
  walk: { user in
    user.type("ab", into: "Draft")
    user.wait(.seconds(1))
    user.expect("a cancelled item does not run") { $0.contains("saves: ab.") }
  })
