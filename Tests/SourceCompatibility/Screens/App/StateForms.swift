import SwiftUI

private struct StateForms: View {
  @State private var count: Int
  @State private var name = "a"
  @State private var isOn = Bool.random() || true

  init(start: Int) { _count = State(initialValue: start) }

  var body: some View {
    VStack {
      Text("count \(count)")
      Button("Start again") { count = 1 }
      Counter(count: $count)
      NameField(name: Binding(get: { name.uppercased() }, set: { name = $0.lowercased() }))
      Text("stored \(name)")
      Toggle("Fixed", isOn: .constant(true))
      Toggle("Fixed too", isOn: Binding.constant(false))
      Toggle("Free", isOn: _isOn.projectedValue)
    }
  }
}

private struct Counter: View {
  @Binding var count: Int
  var body: some View {
    Button("Add") { count += 1 }
    Button("Double") { _count.wrappedValue *= 2 }
    Stepper("Steps", value: $count, in: 0...10)
  }
}

private struct NameField: View {
  @Binding private var name: String
  init(name: Binding<String>) { _name = name }
  var body: some View { TextField("Name", text: $name) }
}

let stateForms = CompatibilityScreen(
  "state-forms", from: "developer.apple.com/documentation/swiftui/state",
  "developer.apple.com/documentation/swiftui/binding",
  content: { StateForms(start: 5) },
  walk: { user in
    user.expect("the initial value is the initializer's") { $0.contains("count 5") }
    user.tap("Add")
    user.expect("the binding writes the parent's state") { $0.contains("count 6") }
    user.tap("Start again")
    user.tap("Double")
    user.expect("both ends see one value") { $0.contains("count 2") }
    user.type("B", into: "Name")
    user.expect("the setter has converted the text") { $0.contains("stored ab") }
    user.expect("and the getter the shown one") { $0.contains("AB") }
    user.toggle("Fixed")
    user.expect("a constant binding ignores a write") {
      $0.description.contains("\"Fixed\" showing \"on\"")
    }
  })
