import SwiftUI

private enum Flavor: String, CaseIterable, Identifiable {
  case vanilla, cocoa, lemon
  var id: Self { self }
}

private struct IceCream: View {
  @State private var flavor = Flavor.vanilla
  @State private var topping: Flavor?
  @State private var sauce: Flavor?
  @State private var scoops = 2

  var body: some View {
    Form {
      Picker("Flavor", selection: $flavor) {
        ForEach(Flavor.allCases) { flavor in
          Text(flavor.rawValue.capitalized)
        }
      }
      Picker(selection: $topping) {
        Text("None").tag(nil as Flavor?)
        ForEach(Flavor.allCases) { Text("\($0.rawValue) crumble").tag(Optional($0)) }
      } label: {
        Text("Topping")
      }
      Picker("Sauce", selection: $sauce) {
        Text("No sauce").tag(Flavor?.none)
        ForEach(Flavor.allCases) { Text("\($0.rawValue) sauce").tag($0, includeOptional: true) }
      }
      Picker("Scoops", selection: $scoops) {
        ForEach(1..<4, id: \.self) { Text("\($0)") }
      }
      Text("\(flavor.rawValue) \(topping?.rawValue ?? "-") \(sauce?.rawValue ?? "-") \(scoops)")
    }
  }
}

let pickerOptions = CompatibilityScreen(
  "picker-options", from: "developer.apple.com/documentation/swiftui/picker",
  "developer.apple.com/documentation/swiftui/view/tag(_:includeoptional:)",
  content: { IceCream() },
  walk: { user in
    user.pick("Cocoa", in: "Flavor")
    user.expect("an identity is the tag of an option") { $0.contains("cocoa - - 2") }
    user.pick("lemon crumble", in: "Topping")
    user.expect("an optional tag is written") { $0.contains("cocoa lemon - 2") }
    user.pick("cocoa sauce", in: "Sauce")
    user.expect("a tag stands for the optional too") { $0.contains("cocoa lemon cocoa 2") }
    user.pick("None", in: "Topping")
    user.expect("nil can be chosen") { $0.contains("cocoa - cocoa 2") }
    user.tap("Scoops")
    user.tap(.init(text: "3", role: .menuItem))
    user.expect("a tap opens the menu") { $0.contains("cocoa - cocoa 3") }
  })
