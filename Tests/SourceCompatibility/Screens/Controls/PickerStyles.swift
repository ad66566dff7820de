import SwiftUI

private struct ReadingSettings: View {
  @State private var theme = "Light"
  @State private var size = 12
  @State private var margin = "Narrow"
  @State private var font = "Serif"
  @State private var color = "Red"

  var body: some View {
    NavigationStack {
      Form {
        Picker("Theme", selection: $theme) {
          ForEach(["Light", "Dark"], id: \.self) { Text($0) }
        }
        .pickerStyle(.segmented)
        .labelsHidden()
        Picker("Size", selection: $size) {
          ForEach([10, 12, 14], id: \.self) { Text("\($0) pt") }
        }
        .pickerStyle(WheelPickerStyle())
        Picker("Color", selection: $color) {
          ForEach(["Red", "Green"], id: \.self) { Text($0) }
        }
        .pickerStyle(.palette)
        Picker("Font", selection: $font) {
          Text("Serif").tag("Serif")
          Text("Sans").tag("Sans")
        }
        .pickerStyle(.navigationLink)
        Section {
          Picker("Margin", selection: $margin) {
            Text("Narrow").tag("Narrow")
            Text("Wide").tag("Wide")
          }
          .pickerStyle(.inline)
        }
        Text("\(theme) \(size) \(color) \(font) \(margin)")
      }
      .navigationTitle("Reading")
    }
  }
}

let pickerStyles = CompatibilityScreen(
  "picker-styles", from: "developer.apple.com/documentation/swiftui/pickerstyle",
  "developer.apple.com/documentation/swiftui/view/labelshidden()",
  content: { ReadingSettings() },
  walk: { user in
    user.tap("Dark")
    user.expect("a segment is chosen by a tap") { $0.contains("Dark 12 Red Serif Narrow") }
    user.pick("14 pt", in: "Size")
    user.pick("Green", in: "Color")
    user.tap("Wide")
    user.expect("wheel, palette and rows choose too") { $0.contains("Dark 14 Green Serif Wide") }
    user.tap("Font")
    user.tap("Sans")
    user.expect("a choice on a screen of its own goes back") {
      $0.contains("Dark 14 Green Sans Wide")
    }
  })
