import SwiftUI

private struct DefaultFocusFormScreen: View {
  private enum Field: Hashable { case first, second }
  @State private var first = ""
  @State private var second = ""
  @FocusState private var field: Field?

  var body: some View {
    VStack {
      TextField("First", text: $first).focused($field, equals: .first)
      TextField("Second", text: $second).focused($field, equals: .second)
      Text("second is \(second)")
    }
    .defaultFocus($field, .second)
  }
}

let defaultFocusForm = CompatibilityScreen(
  "default-focus-form",
  from: "developer.apple.com/documentation/swiftui/view/defaultfocus(_:_:priority:)",
  content: { DefaultFocusFormScreen() },
  walk: { user in
    user.type("hi")
    user.expect("the default field has the keys") { $0.contains("second is hi") }
  })
