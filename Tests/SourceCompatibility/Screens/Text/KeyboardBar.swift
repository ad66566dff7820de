import SwiftUI

private struct KeyboardBarScreen: View {
  @State private var amount = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    NavigationStack {
      Form {
        TextField("Amount", text: $amount)
          .keyboardType(.decimalPad)
          .focused($isFocused)
        Text(isFocused ? "editing" : "idle")
      }
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Done") { isFocused = false }
        }
      }
    }
  }
}

let keyboardBar = CompatibilityScreen(
  "keyboard-bar",
  from: "developer.apple.com/documentation/swiftui/toolbaritemplacement/keyboard",
  content: { KeyboardBarScreen() },
  walk: { user in
    user.expect("there is no keyboard and no bar") { !$0.contains("Done") }
    user.type("5", into: "Amount")
    user.expect("the bar stands on the keyboard") { $0.contains("Done") }
    user.tap("Done")
    user.expect("both are gone") { $0.contains("idle") && !$0.contains("Done") }
  })
