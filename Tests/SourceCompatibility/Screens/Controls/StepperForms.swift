import SwiftUI

private struct Order: View {
  @State private var guests = 2
  @State private var weight = 1.0
  @State private var index = 0
  @State private var share = 0.5
  @State private var log: [String] = []
  private let sizes = ["small", "medium", "large"]

  var body: some View {
    VStack {
      Stepper("Guests", value: $guests, in: 1...4)
      Stepper(value: $weight, in: 0...3, step: 0.5) { Text("Weight") }
      Stepper {
        Text("Size \(sizes[index])")
      } onIncrement: {
        index = (index + 1) % sizes.count
        log.append("up")
      } onDecrement: {
        index = (index + sizes.count - 1) % sizes.count
        log.append("down")
      } onEditingChanged: {
        log.append("editing \($0)")
      }
      Stepper(onIncrement: { log.append("more") }, onDecrement: nil) { Text("Only more") }
      Stepper("Share", value: $share, step: 0.25, format: .percent)
      Text("\(guests) guests, \(weight, specifier: "%.1f") kg")
      Text("log: \(log.joined(separator: ", "))")
    }
  }
}

let stepperForms = CompatibilityScreen(
  "stepper-forms", from: "developer.apple.com/documentation/swiftui/stepper",
  content: { Order() },
  walk: { user in
    user.step("Guests", by: 5)
    user.expect("a stepper stops at the end of its range") { $0.contains("4 guests") }
    user.step("Weight", by: -1)
    user.expect("it steps by its step") { $0.contains("4 guests, 0.5 kg") }
    user.step("Size small", by: -1)
    user.expect("editing begins, the action runs, editing ends") {
      $0.contains("Size large") && $0.contains("log: editing true, down, editing false")
    }
    user.step("Only more", by: 1)
    user.expect("a direction with an action can be pressed") { $0.contains("editing false, more") }
  })
