import SwiftUI

private struct AlarmSettings: View {
  @State private var isOn = true
  @State private var snoozes = false
  @State private var vibrates = false
  @State private var log: [String] = []

  var body: some View {
    Form {
      Toggle("Alarm", isOn: $isOn)
      Toggle(isOn: $snoozes) {
        Text("Snooze")
        Text("Rings again after nine minutes")
      }
      .disabled(!isOn)
      Toggle("Vibration", systemImage: "iphone.radiowaves.left.and.right", isOn: $vibrates)
        .tint(.orange)
      Toggle(String("Locked"), isOn: .constant(true))
        .toggleStyle(SwitchToggleStyle(tint: .red))
      Text("log: \(log.joined(separator: ", "))")
    }
    .toggleStyle(.switch)
    .onChange(of: isOn) { old, new in log.append("alarm \(old) \(new)") }
    .onChange(of: snoozes) { log.append("snooze \(snoozes)") }
  }
}

let toggleForms = CompatibilityScreen(
  "toggle-forms", from: "developer.apple.com/documentation/swiftui/toggle",
  "developer.apple.com/documentation/swiftui/view/disabled(_:)",
  content: { AlarmSettings() },
  walk: { user in
    user.toggle("Snooze Rings again after nine minutes")
    user.expect("a switch writes its binding once") { $0.contains("log: snooze true") }
    user.tap("Alarm")
    user.expect("a tap switches it") { $0.contains("log: snooze true, alarm true false") }
    user.toggle("Vibration")
    user.expect("the binding of the other is not touched") {
      $0.contains("log: snooze true, alarm true false") && !$0.contains("snooze false")
    }
  })
