import SwiftUI

private struct ChangeForms: View {
  @State private var count = 1
  @State private var name = ""
  @State private var log: [String] = []
  var body: some View {
    VStack {
      Button("Add") { count += 1 }
      Button("Same") { count = count + 0 }
      Button("Twice") {
        count += 1
        count += 1
      }
      TextField("Name", text: $name)
      Text("log: " + log.joined(separator: ", "))
      Button("Clear") { log = [] }
    }
    .onChange(of: count) { value in log.append("new \(value)") }
    .onChange(of: count) { old, new in log.append("\(old) to \(new)") }
    .onChange(of: count) { log.append("plain \(count)") }
    .onChange(of: name, initial: true) { old, new in log.append("name '\(old)' '\(new)'") }
    .onChange(of: [count > 3, name.isEmpty]) { log.append("flags") }
    .onChange(of: count, perform: noteBig)
  }
  private func noteBig(_ value: Int) { if value > 3 { log.append("big") } }
}

let changeForms = CompatibilityScreen(
  "change-forms",
  from: "developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)-8wgw9",
  "developer.apple.com/documentation/swiftui/view/onchange(of:perform:)",
  content: { ChangeForms() },
  walk: { user in
    user.expect("initial runs when the view appears, with equal values") {
      $0.contains("log: name '' ''")
    }
    user.tap("Clear")
    user.tap("Same")
    user.expect("an equal value is no change") { $0.texts.contains("log: ") }
    user.tap("Add")
    user.expect("each form is told once") {
      ["new 2", "1 to 2", "plain 2"].allSatisfy($0.contains) && !$0.contains("flags")
    }
    user.tap("Clear")
    user.tap("Twice")
    user.expect("two writes of one action are one change") {
      ["2 to 4", "new 4", "plain 4", "flags", "big"].allSatisfy($0.contains)
        && !$0.contains("2 to 3")
    }
  })
