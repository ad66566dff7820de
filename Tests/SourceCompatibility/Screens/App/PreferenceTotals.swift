import SwiftUI

private struct TotalKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct NamesKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) {
    value.append(contentsOf: nextValue())
  }
}

private struct PreferenceTotals: View {
  @State private var total = -1
  @State private var names: [String] = []
  @State private var hasMilk = true
  @State private var price = 2
  var body: some View {
    VStack {
      VStack {
        Row(name: "bread", price: 3)
        if hasMilk { Row(name: "milk", price: price) }
        Row(name: "egg", price: 1).transformPreference(TotalKey.self) { $0 *= 10 }
      }
      .onPreferenceChange(TotalKey.self) { total = $0 }
      .onPreferenceChange(NamesKey.self) { names = $0 }
      Text("total \(total)")
      Text(names.joined(separator: "-"))
      Stepper("Price", value: $price)
      Button("No milk") { hasMilk = false }
      Text("none").backgroundPreferenceValue(TotalKey.self) { Text("background \($0)") }
      Text("seven").preference(key: TotalKey.self, value: 7)
        .overlayPreferenceValue(TotalKey.self) { value in Text("overlay \(value)") }
    }
  }
}

private struct Row: View {
  let name: String
  let price: Int
  var body: some View {
    Text("\(name) \(price)")
      .preference(key: TotalKey.self, value: price)
      .preference(key: NamesKey.self, value: [name])
  }
}

let preferenceTotals = CompatibilityScreen(
  "preference-totals", from: "developer.apple.com/documentation/swiftui/preferencekey",
  "developer.apple.com/documentation/swiftui/view/onpreferencechange(_:perform:)",
  content: { PreferenceTotals() },
  walk: { user in
    user.expect("values are reduced in order") {
      $0.contains("total 15") && $0.contains("bread-milk-egg")
    }
    user.expect("the key's default where nobody sets one") { $0.contains("background 0") }
    user.expect("a view's own value") { $0.contains("overlay 7") }
    user.step("Price", by: 1)
    user.expect("a change is told") { $0.contains("total 16") }
    user.tap("No milk")
    user.expect("a view that goes takes its value along") {
      $0.contains("total 13") && $0.contains("bread-egg")
    }
  })
