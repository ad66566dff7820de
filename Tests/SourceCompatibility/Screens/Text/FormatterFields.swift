import Foundation
import SwiftUI

private struct FormatterFieldsScreen: View {
  @State private var amount: NSNumber = 5
  @State private var whole = 7
  @State private var committed = 0

  private static let formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .decimal
    formatter.maximumFractionDigits = 2
    return formatter
  }()

  var body: some View {
    VStack {
      TextField("Amount", value: $amount, formatter: Self.formatter)
      TextField(
        "Whole", value: $whole, formatter: Self.formatter, onEditingChanged: { _ in },
        onCommit: { committed += 1 })
      Text("amount \(amount.stringValue)")
      Text("whole \(whole)")
      Text("committed \(committed)")
    }
  }
}

let formatterFields = CompatibilityScreen(
  "formatter-fields",
  from: "developer.apple.com/documentation/swiftui/textfield/init(_:value:formatter:)",
  content: { FormatterFieldsScreen() },
  walk: { user in
    user.replace("Amount", with: "1.5")
    user.pressReturn()
    user.expect("the formatter's value is written on return") { $0.contains("amount 1.5") }
    user.replace("Whole", with: "90")
    user.pressReturn()
    user.expect("an integer gets the number") { $0.contains("whole 90") }
    user.expect("return commits once") { $0.contains("committed 1") }
  })
