import SwiftUI

private struct PromptFormsScreen: View {
  @State private var city = ""
  @State private var street = ""
  @State private var note = ""
  private let title = "Country"
  @State private var country = ""

  var body: some View {
    Form {
      TextField("City", text: $city, prompt: Text("Where do you live?"))
      TextField(text: $street, prompt: Text("Street and number")) { Text("Street") }
      TextField("Note", text: $note, prompt: Text("Anything else"), axis: .vertical)
        .lineLimit(2...5)
      TextField(title, text: $country)
      Text("\(street), \(city), \(country)")
    }
    .textFieldStyle(.roundedBorder)
  }
}

let promptForms = CompatibilityScreen(
  "prompt-forms", from: "developer.apple.com/documentation/swiftui/textfield",
  content: { PromptFormsScreen() },
  walk: { user in
    user.type("Bern", into: "City")
    user.type("Main 1", into: "Street")
    user.type("CH", into: "Country")
    user.expect("each binding has its own text") { $0.contains("Main 1, Bern, CH") }
  })
