import Foundation
import SwiftUI

private struct FormattedAmountsScreen: View {
  @State private var count = 3
  @State private var ratio = 0.5
  @State private var price: Decimal = 10
  @State private var age: Int?

  var body: some View {
    Form {
      TextField("Count", value: $count, format: .number)
      TextField("Ratio", value: $ratio, format: .number.precision(.fractionLength(1)))
        .keyboardType(.decimalPad)
      TextField("Price", value: $price, format: .number)
      TextField("Age", value: $age, format: .number, prompt: Text("not told"))
      Text("count \(count)").monospacedDigit()
      Text("age \(age.map(String.init) ?? "none")")
      Text("double \(NSDecimalNumber(decimal: price * 2).stringValue)")
    }
  }
}

let formattedAmounts = CompatibilityScreen(
  "formatted-amounts",
  from: "developer.apple.com/documentation/swiftui/textfield/init(_:value:format:prompt:)",
  content: { FormattedAmountsScreen() },
  walk: { user in
    user.replace("Count", with: "12")
    user.pressReturn()
    user.expect("the parsed number reaches the binding") { $0.contains("count 12") }
    user.replace("Price", with: "21")
    user.pressReturn()
    user.expect("a decimal is parsed") { $0.contains("double 42") }
    user.type("40", into: "Age")
    user.pressReturn()
    user.expect("an optional gets a value") { $0.contains("age 40") }
    user.replace("Count", with: "many")
    user.pressReturn()
    user.expect("what cannot be parsed leaves the value as it was") { $0.contains("count 12") }
  })
