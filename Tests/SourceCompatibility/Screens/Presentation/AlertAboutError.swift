import SwiftUI

private enum UploadError: LocalizedError {
  case offline
  case tooLarge(Int)
  var errorDescription: String? {
    switch self {
    case .offline: return "No connection"
    case .tooLarge: return "Too large"
    }
  }
  var recoverySuggestion: String? {
    switch self {
    case .offline: return "Check the network."
    case .tooLarge(let size): return "Send less than \(size) MB."
    }
  }
}

private struct AlertAboutError: View {
  @State private var error: UploadError?
  @State private var isShown = false
  @State private var isRetry = false
  @State private var tries = 0

  var body: some View {
    VStack {
      Button("Upload") { fail(.tooLarge(20), &isShown) }
      Button("Sync") { fail(.offline, &isRetry) }
      Text("tries: \(tries)")
    }
    .alert(isPresented: $isShown, error: error) { error in
      Button("Understood") { tries += 1 }
    } message: { error in
      Text(error.recoverySuggestion ?? "")
    }
    .alert(isPresented: $isRetry, error: error) {
      Button("Again") { tries += 10 }
    }
  }

  private func fail(_ failure: UploadError, _ flag: inout Bool) {
    error = failure
    flag = true
  }
}

let alertAboutError = CompatibilityScreen(
  "alert-about-error",
  from: "developer.apple.com/documentation/swiftui/view/alert(ispresented:error:actions:message:)",
  "developer.apple.com/documentation/swiftui/view/alert(ispresented:error:actions:)",
  content: { AlertAboutError() },
  walk: { user in
    user.tap("Upload")
    user.expect("the title is the error's description") {
      $0.contains("Too large") && $0.contains("Send less than 20 MB.")
    }
    user.tap("Understood")
    user.tap("Sync")
    user.expect("another error, another title") { $0.contains("No connection") }
    user.tap("Again")
    user.expect("the actions ran") { $0.contains("tries: 11") }
  })
