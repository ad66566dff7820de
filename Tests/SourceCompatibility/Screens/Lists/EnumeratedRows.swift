import SwiftUI

private struct Lap: Identifiable, Equatable {
  let id: Int
  var label: String
}

private struct LapRow: View {
  let label: String
  @State private var note = "-"
  var body: some View {
    HStack {
      Text(label)
      Button("Note \(label)") { note += label }
      Text("note \(note)")
    }
  }
}

private struct EnumeratedRows: View {
  @State private var laps = [Lap(id: 7, label: "A"), Lap(id: 8, label: "B")]

  var body: some View {
    VStack {
      ForEach(Array(laps.enumerated()), id: \.offset) { offset, lap in
        Text("place \(offset): \(lap.label)")
      }
      ForEach(Array(laps.enumerated()), id: \.element.id) { index, lap in
        LapRow(label: "\(lap.label)\(index)")
      }
      ForEach(Array(laps.enumerated()), id: \.element.label) { pair in
        Text("label \(pair.element.label) at \(pair.offset)")
      }
      ForEach(Array(zip(laps.indices, laps)), id: \.0) { index, lap in
        Text("zip \(index) \(lap.id)")
      }
      Button("Reverse") { laps.reverse() }
      Button("Rename first") { laps[0].label = "Z" }
    }
  }
}

let enumeratedRows = CompatibilityScreen(
  "enumerated-rows", from: "developer.apple.com/documentation/swiftui/foreach/init(_:id:content:)",
  "index-identity-row-state-shifts",
  content: { EnumeratedRows() },
  walk: { user in
    user.tap("Note A0")
    user.expect("the row keeps a note") { $0.texts.contains("note -A0") }
    user.tap("Reverse")
    user.expect("offsets are told anew") {
      $0.texts.starts(with: ["place 0: B", "place 1: A", "B0"])
    }
    user.expect("state goes with the identity of the element") {
      let texts = $0.texts
      guard let row = texts.firstIndex(of: "A1") else { return false }
      return texts[row + 2] == "note -A0"
    }
    user.expect("elements by their labels follow the order") {
      $0.texts.contains("label B at 0") && $0.texts.contains("zip 0 8")
    }
    user.tap("Rename first")
    user.expect("another label is another row") {
      $0.texts.contains("label Z at 0") && !$0.contains("label B")
    }
  })
