import SwiftUI

private struct Alarm: Identifiable {
  enum Sound: String, CaseIterable { case bell, wave }
  let id: Int
  var isOn: Bool
  var sound = Sound.bell
}

private struct SwitchRows: View {
  @State private var alarms = [Alarm(id: 6, isOn: true), Alarm(id: 7, isOn: false)]

  var body: some View {
    Form {
      ForEach($alarms) { $alarm in
        Toggle("\(alarm.id):00", isOn: $alarm.isOn)
        if alarm.isOn {
          Picker("Sound \(alarm.id)", selection: $alarm.sound) {
            ForEach(Alarm.Sound.allCases, id: \.self) { Text($0.rawValue) }
          }
          .pickerStyle(.menu)
        }
      }
      .onDelete { alarms.remove(atOffsets: $0) }
      Button("Swap") { alarms.swapAt(0, 1) }
      Text("On: \(alarms.filter(\.isOn).map { "\($0.id) \($0.sound)" }.joined(separator: ","))")
    }
  }
}

let switchRows = CompatibilityScreen(
  "switch-rows", from: "developer.apple.com/documentation/swiftui/toggle",
  "developer.apple.com/documentation/swiftui/foreach",
  content: { SwitchRows() },
  walk: { user in
    user.toggle("7:00")
    user.pick("wave", in: "Sound 7")
    user.expect("each control is its element's") { $0.texts.contains("On: 6 bell,7 wave") }
    user.tap("Swap")
    user.expect("controls follow their elements") { $0.texts.contains("On: 7 wave,6 bell") }
    user.pick("wave", in: "Sound 6")
    user.toggle("7:00")
    user.expect("also after the order changed") {
      $0.texts.contains("On: 6 wave") && !$0.contains("Sound 7")
    }
    user.swipeToDelete("6:00")
    user.expect("an element of two rows goes with both") {
      $0.texts.contains("On: ") && !$0.contains("Sound 6") && $0.contains("7:00")
    }
  })
