import SwiftUI

private struct Mixer: View {
  @State private var volume = 0.0
  @State private var bass: Float = 20
  @State private var isEditing = false
  @State private var log: [String] = []

  var body: some View {
    VStack {
      Slider(
        value: $volume, in: 0...1,
        onEditingChanged: { editing in
          isEditing = editing
          log.append(editing ? "begin" : "end \(volume)")
        }
      )
      .accessibilityLabel("Volume")
      Slider(value: $bass, in: 0...100, step: 10) {
        Text("Bass")
      } minimumValueLabel: {
        Text("low")
      } maximumValueLabel: {
        Text("high")
      } onEditingChanged: { editing in
        if !editing { log.append("bass \(Int(bass))") }
      }
      .tint(.green)
      Text(isEditing ? "dragging" : "at rest")
      Text("log: \(log.joined(separator: ", "))")
    }
  }
}

let sliderForms = CompatibilityScreen(
  "slider-forms", from: "developer.apple.com/documentation/swiftui/slider",
  content: { Mixer() },
  walk: { user in
    user.slide("Volume", to: 0.5)
    user.expect("a drag begins, writes and ends") {
      $0.contains("log: begin, end 0.5") && $0.contains("at rest")
    }
    user.slide("Bass", to: 47)
    user.expect("a slider with a step stands on a step") {
      $0.contains("bass 50") && $0.contains("low") && $0.contains("high")
    }
  })
