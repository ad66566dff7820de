import SwiftUI

private struct Levels: View {
  @State private var level = 0
  @State private var name = ""
  @State private var log: [String] = []
  var body: some View {
    VStack {
      Button("Next") { level += 1 }
      Button("Faint") { log.append("faint") }.opacity(level == 0 ? 1 : 0)
      Button("Hidden") { log.append("hidden") }.hidden()
      VStack {
        Button("Off") { log.append("off") }
        TextField("Off field", text: $name).disabled(false)
      }
      .disabled(level < 2)
      Button("Untouchable") { log.append("untouchable") }.allowsHitTesting(level > 0)
      Toggle("Nameless", isOn: .constant(true)).labelsHidden()
      Text("Behind").opacity(0).overlay { Text("In front") }
      Text("Seen").onAppear { log.append("appear") }.opacity(0)
      Text("level \(level) log: \(log.joined(separator: ", "))")
    }
  }
}

let seenAndTouched = CompatibilityScreen(
  "seen-and-touched", from: "developer.apple.com/documentation/swiftui/view/hidden()",
  "developer.apple.com/documentation/swiftui/view/disabled(_:)",
  "developer.apple.com/documentation/swiftui/view/opacity(_:)",
  "developer.apple.com/documentation/swiftui/view/allowshittesting(_:)",
  content: { Levels() },
  walk: { user in
    user.expect("what is hidden or transparent is not seen, and appears all the same") {
      !$0.contains("Hidden") && !$0.contains("Behind") && !$0.contains("Seen")
        && $0.contains("In front") && $0.contains("level 0 log: appear")
    }
    user.tap("Faint")
    user.tap("Next")
    user.expect("a button without opacity is gone") {
      !$0.contains("Faint") && $0.contains("level 1 log: appear, faint")
    }
    user.tap("Untouchable")
    user.tap("Next")
    user.tap("Off")
    user.type("a", into: "Off field")
    user.expect("what is enabled again works") {
      $0.contains("level 2 log: appear, faint, untouchable, off")
    }
  })
