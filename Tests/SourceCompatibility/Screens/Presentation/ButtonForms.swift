import SwiftUI

private struct ButtonForms: View {
  @State private var log: [String] = []
  private let title = "Plain"

  var body: some View {
    Form {
      Button("Key") { log.append("key") }
      Button(title, action: plain)
      Button(action: plain) { Text("Label first") }
      Button(action: { log.append("two") }, label: { Label("Two closures", systemImage: "star") })
      Button {
        log.append("builder")
      } label: {
        HStack {
          Image(systemName: "bolt")
          Text("Builder")
        }
      }
      Button("Star", systemImage: "star") { log.append("star") }
      Button("Remove", role: .destructive) { log.append("remove") }
      Button(role: .destructive, action: plain) { Text("Remove by label") }
      Button("Stop", role: .cancel, action: plain)
      Button("Off") { log.append("off") }.disabled(true)
      Text("log: \(log.joined(separator: ", "))")
    }
  }

  private func plain() { log.append("plain") }
}

let buttonForms = CompatibilityScreen(
  "button-forms", from: "developer.apple.com/documentation/swiftui/button",
  "developer.apple.com/documentation/swiftui/buttonrole",
  content: { ButtonForms() },
  walk: { user in
    user.tap("Key")
    user.tap("Label first")
    user.tap("Builder")
    user.tap("Remove")
    user.expect("each tap runs its action once") {
      $0.contains("log: key, plain, builder, remove")
    }
    user.expect("a disabled button is still shown") { $0.contains("Off") }
  })
