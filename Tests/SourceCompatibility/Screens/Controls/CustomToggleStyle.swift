import SwiftUI

private struct ChecklistStyle: ToggleStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Label {
        configuration.label
        Text(isEnabled ? (configuration.isOn ? "(done)" : "(open)") : "(fixed)")
      } icon: {
        Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
          .foregroundStyle(configuration.isOn ? Color.accentColor : .secondary)
          .imageScale(.large)
      }
    }
    .buttonStyle(.plain)
  }
}

private struct PackingList: View {
  @State private var hasTent = false
  @State private var hasStove = true
  @State private var log: [String] = []

  var body: some View {
    VStack {
      Toggle("Tent", isOn: $hasTent)
      Toggle("Stove", isOn: $hasStove).disabled(true)
      Toggle("Plain", isOn: $hasTent).toggleStyle(.switch)
      Text("log: \(log.joined(separator: ", "))")
    }
    .toggleStyle(ChecklistStyle())
    .onChange(of: hasTent) { log.append("tent \(hasTent)") }
  }
}

let customToggleStyle = CompatibilityScreen(
  "custom-toggle-style",
  from: "developer.apple.com/documentation/swiftui/togglestyle/makebody(configuration:)",
  content: { PackingList() },
  walk: { user in
    user.expect("the body of the style is shown, with its environment") {
      $0.contains("Tent (open)") && $0.contains("Stove (fixed)") && !$0.contains("Plain (")
    }
    user.tap("Tent (open)")
    user.expect("the style writes the toggle's binding") {
      $0.contains("Tent (done)") && $0.contains("log: tent true")
    }
    user.toggle("Plain")
    user.expect("both show the binding") {
      $0.contains("Tent (open)") && $0.contains("log: tent true, tent false")
    }
  })
