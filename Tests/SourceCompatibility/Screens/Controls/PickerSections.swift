import SwiftUI

private struct Travel: View {
  @State private var city = "Rome"
  @State private var seat = 1
  @State private var log: [String] = []

  var body: some View {
    VStack {
      Picker("City", selection: $city) {
        Section("Italy") {
          Text("Rome").tag("Rome")
          Text("Milan").tag("Milan")
        }
        Section("France") {
          Text("Paris").tag("Paris")
        }
      }
      .pickerStyle(.menu)
      Picker("Seat", selection: $seat) {
        Text("Window").tag(0)
        Divider()
        Text("Aisle").tag(1)
      } currentValueLabel: {
        Text("Seat \(seat)")
      }
      Text("log: \(log.joined(separator: ", "))")
    }
    .onChange(of: city, initial: true) { log.append(city) }
    .onChange(of: seat) { old, new in log.append("\(old)-\(new)") }
  }
}

let pickerSections = CompatibilityScreen(
  "picker-sections", from: "developer.apple.com/documentation/swiftui/picker",
  "developer.apple.com/documentation/swiftui/picker/init(selection:content:label:currentvaluelabel:)",
  content: { Travel() },
  walk: { user in
    user.expect("the choice and the label of the current value are shown") {
      $0.contains("Rome") && $0.contains("Seat 1") && $0.contains("log: Rome")
    }
    user.pick("Paris", in: "City")
    user.pick("Window", in: "Seat")
    user.expect("options in sections can be chosen") {
      $0.contains("Seat 0") && $0.contains("log: Rome, Paris, 1-0")
    }
  })
