import SwiftUI

private struct Download: View {
  @State private var done = 1.0
  var body: some View {
    VStack {
      ProgressView()
      ProgressView("Connecting")
      ProgressView("Loading", value: done, total: 4)
      ProgressView(value: done / 4) {
        Text("Ready")
      } currentValueLabel: {
        Text("\(Int(done))/4")
      }
      .progressViewStyle(.circular)
      .controlSize(.large)
      Gauge(value: done, in: 0...4) { Text("Battery") }
        .gaugeStyle(.accessoryCircular)
      Gauge(value: done, in: 0...4) {
        Text("Speed")
      } currentValueLabel: {
        Text("\(Int(done)) km/h")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("4")
      }
      Button("More") { done = min(done + 1, 4) }
    }
  }
}

let meters = CompatibilityScreen(
  "meters", from: "developer.apple.com/documentation/swiftui/progressview",
  "developer.apple.com/documentation/swiftui/gauge",
  content: { Download() },
  walk: { user in
    user.expect("a share of the total is shown") {
      $0.contains("Connecting") && $0.contains("Loading") && $0.contains("25%")
        && $0.contains("Battery")
    }
    user.tap("More")
    user.expect("it follows the value") { $0.contains("50%") && $0.contains("2 km/h") }
  })
