import SwiftUI
import UIKit

private struct NativeField: UIViewRepresentable {
  @Binding var text: String
  let onEvent: (String) -> Void

  final class Coordinator: NSObject, UITextFieldDelegate {
    var parent: NativeField
    init(_ parent: NativeField) { self.parent = parent }
    func textFieldDidBeginEditing(_ textField: UITextField) { parent.onEvent("begin") }
    func textFieldDidChangeSelection(_ textField: UITextField) {
      parent.text = textField.text ?? ""
    }
    func textFieldDidEndEditing(_ textField: UITextField) { parent.onEvent("end") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      parent.onEvent("return")
      textField.resignFirstResponder()
      return true
    }
  }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField(frame: .zero)
    field.placeholder = "Native"
    field.delegate = context.coordinator
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    context.coordinator.parent = self
    if field.text != text { field.text = text }
    field.isEnabled = context.environment.isEnabled
  }

  static func dismantleUIView(_ field: UITextField, coordinator: Coordinator) {
    coordinator.parent.onEvent("dismantle")
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }
}

private struct RepresentedField: View {
  @State private var text = "one"
  @State private var isShown = true
  @State private var isLocked = false
  @State private var log: [String] = []
  var body: some View {
    VStack {
      if isShown {
        NativeField(text: $text) { log.append($0) }.disabled(isLocked)
      }
      Text("text \(text)")
      Button("Reset") { text = "reset" }
      Toggle("Shown", isOn: $isShown)
      Toggle("Locked", isOn: $isLocked)
      Text("log: " + log.joined(separator: ", "))
    }
  }
}

let representedField = CompatibilityScreen(
  "represented-field", from: "developer.apple.com/documentation/swiftui/uiviewrepresentable",
  "developer.apple.com/documentation/uikit/uitextfielddelegate",
  content: { RepresentedField() },
  walk: { user in
    user.type("!", into: "Native")
    user.expect("the coordinator writes the binding") { $0.contains("text one!") }
    user.pressReturn()
    user.expect("the delegate is told in order") { $0.contains("log: begin, return, end") }
    user.tap("Reset")
    user.expect("an update reaches the UIKit view") { $0.description.contains("showing \"reset\"") }
    user.toggle("Locked")
    user.expect("it reads the environment") {
      $0.description.contains("showing \"reset\" (disabled)")
    }
    user.toggle("Shown")
    user.expect("a view that goes is dismantled") {
      $0.contains("dismantle") && !$0.contains("Native")
    }
  })
