import SwiftUI

private struct Alarms: View {
  struct Alarm: Identifiable {
    let id: Int
    var sound: String
  }
  @State private var alarms = [Alarm(id: 1, sound: "Bell"), Alarm(id: 2, sound: "Harp")]

  var body: some View {
    VStack {
      Picker("All sounds", sources: $alarms, selection: \.sound) {
        ForEach(["Bell", "Harp", "Waves"], id: \.self) { Text($0) }
      }
      ForEach($alarms) { $alarm in
        Picker("Sound \(alarm.id)", selection: $alarm.sound) {
          ForEach(["Bell", "Harp", "Waves"], id: \.self) { Text($0) }
        }
      }
      Text("sounds: \(alarms.map(\.sound).joined(separator: " "))")
    }
  }
}

let pickerSources = CompatibilityScreen(
  "picker-sources",
  from: "developer.apple.com/documentation/swiftui/picker/init(sources:selection:content:label:)",
  content: { Alarms() },
  walk: { user in
    user.pick("Waves", in: "Sound 2")
    user.expect("one source is written alone") { $0.contains("sounds: Bell Waves") }
    user.pick("Harp", in: "All sounds")
    user.expect("a choice is written to each source") { $0.contains("sounds: Harp Harp") }
  })
