import SwiftUI

private struct Player: View {
  @State private var speed = 1
  @State private var isExpanded = false
  @State private var log: [String] = []
  var body: some View {
    Form {
      GroupBox("Now") { Text("Track at \(speed)x") }
      GroupBox {
        Toggle("Loop", isOn: .constant(false)).disabled(true)
      } label: {
        Label("Options", systemImage: "gear")
      }
      ControlGroup {
        Button("Slower") { speed -= 1 }
        Button("Faster") { speed += 1 }
      }
      DisclosureGroup("Lyrics", isExpanded: $isExpanded) {
        Text("La la la")
          .onAppear { log.append("appear") }
          .onDisappear { log.append("disappear") }
      }
      DisclosureGroup {
        DisclosureGroup("Inner") { Text("deep") }
      } label: {
        Text("Outer")
      }
      Button("Toggle lyrics") { withAnimation { isExpanded.toggle() } }
      Text("log: \(log.joined(separator: ", "))")
    }
  }
}

let groups = CompatibilityScreen(
  "groups", from: "developer.apple.com/documentation/swiftui/disclosuregroup",
  "developer.apple.com/documentation/swiftui/groupbox",
  "developer.apple.com/documentation/swiftui/controlgroup",
  content: { Player() },
  walk: { user in
    user.tap("Faster")
    user.expect("a control of a group can be used") { $0.contains("Track at 2x") }
    user.tap("Lyrics")
    user.expect("a tap on the label shows the content") {
      $0.contains("La la la") && $0.contains("log: appear")
    }
    user.tap("Toggle lyrics")
    user.expect("the binding hides it") {
      !$0.contains("La la la") && $0.contains("log: appear, disappear")
    }
    user.tap("Outer")
    user.tap("Inner")
    user.expect("groups stand in groups and keep their own state") { $0.contains("deep") }
  })
