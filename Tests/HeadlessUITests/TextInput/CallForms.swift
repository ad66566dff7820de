import Foundation
import LifecycleSimulator
import SwiftUI
import Testing

/// Every way of writing a text input that Apple documents for iOS.
private struct EveryForm: View {
  enum Part: Hashable { case one, two }
  @State private var text = "text"
  @State private var number = 1
  @State private var optional: Double?
  @State private var date = Date(timeIntervalSince1970: 0)
  @State private var price = Decimal(1)
  @State private var selection: TextSelection?
  @FocusState private var isFocused: Bool
  @FocusState private var part: Part?
  private let title = "title"
  private let formatter = NumberFormatter()

  var body: some View {
    Form {
      texts
      values
      formatters
      others
    }
    .onSubmit(of: [.text, .search]) {}
    .onSubmit(of: .search) {}
    .submitScope()
    .submitScope(false)
    .submitLabel(.done)
  }

  @ViewBuilder private var texts: some View {
    TextField("key", text: $text)
    TextField(title, text: $text)
    TextField("key", text: $text, prompt: Text("prompt"))
    TextField(title, text: $text, prompt: Text("prompt"))
    TextField("key", text: $text, axis: .vertical).lineLimit(2...5)
    TextField(title, text: $text, axis: .horizontal)
    TextField("key", text: $text, prompt: nil, axis: .vertical)
    TextField("key", text: $text, selection: $selection)
    TextField(text: $text) { Text("label") }
    TextField(text: $text, prompt: Text("prompt")) { Label("label", systemImage: "star") }
    TextField(text: $text, axis: .vertical) { Text("label") }
    TextField("key", text: $text) { isEditing in print(isEditing) }
    TextField("key", text: $text, onEditingChanged: { _ in }, onCommit: {})
    TextField("key", text: $text, onCommit: { print("done") })
    TextField("key", text: $text, onEditingChanged: { _ in })
  }

  @ViewBuilder private var values: some View {
    TextField("key", value: $number, format: .number)
    TextField(title, value: $number, format: .number, prompt: Text("prompt"))
    TextField("key", value: $optional, format: .number.precision(.fractionLength(2)))
    TextField("key", value: $optional, format: .percent, prompt: Text("none"))
    TextField("key", value: $price, format: .currency(code: "USD"))
    TextField("key", value: $date, format: .dateTime.year().month().day())
    TextField(value: $number, format: .number) { Text("label") }
    TextField(value: $optional, format: .number, prompt: nil) { Text("label") }
  }

  @ViewBuilder private var formatters: some View {
    TextField("key", value: $number, formatter: formatter)
    TextField(title, value: $number, formatter: NumberFormatter())
    TextField("key", value: $optional, formatter: formatter, prompt: Text("prompt"))
    TextField("key", value: $number, formatter: formatter, onCommit: {})
    TextField("key", value: $date, formatter: DateFormatter(), onEditingChanged: { _ in })
    TextField(
      title, value: $number, formatter: formatter, onEditingChanged: { _ in }, onCommit: {})
    TextField(value: $number, formatter: formatter) { Text("label") }
  }

  @ViewBuilder private var others: some View {
    SecureField("key", text: $text)
    SecureField(title, text: $text)
    SecureField("key", text: $text, prompt: Text("prompt"))
    SecureField("key", text: $text, onCommit: {})
    SecureField(text: $text, prompt: nil) { Text("label") }
    TextEditor(text: $text)
      .focused($isFocused)
      .scrollContentBackground(.hidden)
      .textEditorStyle(.plain)
    TextEditor(text: $text, selection: $selection)
      .focused($part, equals: .one)
      .writingToolsBehavior(.disabled)
      .findDisabled()
    TextField("key", text: $text)
      .focused($part, equals: .two)
      .defaultFocus($part, .two, priority: .userInitiated)
      .keyboardType(.emailAddress)
      .textContentType(.username)
      .textInputAutocapitalization(.never)
      .autocorrectionDisabled()
      .autocorrectionDisabled(true)
      .disableAutocorrection(true)
      .autocapitalization(.none)
      .textFieldStyle(.roundedBorder)
      .textFieldStyle(RoundedBorderTextFieldStyle())
      .scrollDismissesKeyboard(.interactively)
      .textSelection(.enabled)
      .focusable(true, interactions: .edit)
      .focusEffectDisabled()
      .onKeyPress(phases: .all) { _ in .ignored }
      .onKeyPress(.return) { .ignored }
      .keyboardShortcut(.defaultAction)
    Button("next") { part = part == .one ? .two : nil }.keyboardShortcut(.return)
  }
}

@MainActor @Suite struct CallFormTests {
  @Test func everyFormCompilesAndShowsAField() {
    let stage = Stage(visibleRows: 100) { EveryForm() }
    let inputs = stage.elements.items.filter { $0.element.elementInput != nil }
    #expect(inputs.count == 38)
  }
}
