import SwiftUI

private struct Problem: Identifiable {
  let id: String
}

private struct AlertOfFirstSwiftUI: View {
  @State private var isShown = false
  @State private var problem: Problem?
  @State private var choice = "none"

  var body: some View {
    VStack {
      Button("Notice") { isShown = true }
        .alert(isPresented: $isShown) {
          Alert(
            title: Text("Saved"), message: Text("All is well."),
            dismissButton: .default(Text("Fine")) { choice = "fine" })
        }
      Button("Problem") { problem = Problem(id: "Disk full") }
        .alert(item: $problem) { problem in
          Alert(
            title: Text(problem.id),
            primaryButton: .destructive(Text("Erase")) { choice = "erase" },
            secondaryButton: .cancel { choice = "cancel" })
        }
      Text("choice: \(choice), \(problem == nil ? "no problem" : "a problem")")
    }
  }
}

let alertOfFirstSwiftUI = CompatibilityScreen(
  "alert-of-first-swiftui",
  from: "developer.apple.com/documentation/swiftui/alert",
  "developer.apple.com/documentation/swiftui/view/alert(item:content:)",
  content: { AlertOfFirstSwiftUI() },
  walk: { user in
    user.tap("Notice")
    user.expect("title, message and the one button") {
      $0.contains("Saved") && $0.contains("All is well.") && $0.contains("Fine")
    }
    user.tap("Fine")
    user.expect("its action ran") { $0.contains("choice: fine") }
    user.tap("Problem")
    user.expect("the item gives the words; cancel has its standard label") {
      $0.contains("Disk full") && $0.contains("Erase") && $0.contains("Cancel")
    }
    user.tap("Erase")
    user.expect("the item is nil afterwards") { $0.contains("choice: erase, no problem") }
  })
