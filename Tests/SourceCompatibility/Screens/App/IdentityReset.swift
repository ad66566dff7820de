import SwiftUI

private struct IdentityReset: View {
  @State private var version = 0
  @State private var isFancy = false
  @State private var kind = Kind.counter
  private enum Kind: Hashable { case counter, label, nothing }

  var body: some View {
    VStack {
      Tally(name: "numbered").id(version)
      if isFancy { Tally(name: "branch").bold() } else { Tally(name: "branch") }
      erased
      Tally(name: "stable").opacity(isFancy ? 0.5 : 1)
      Button("New id") { version += 1 }
      Toggle("Fancy", isOn: $isFancy)
      Picker("Kind", selection: $kind) {
        Text("counter").tag(Kind.counter)
        Text("label").tag(Kind.label)
        Text("nothing").tag(Kind.nothing)
      }
    }
  }

  private var erased: AnyView {
    switch kind {
    case .counter: AnyView(Tally(name: "erased"))
    case .label: AnyView(Text("only a label"))
    case .nothing: AnyView(EmptyView())
    }
  }
}

private struct Tally: View {
  let name: String
  @State private var count = 0
  var body: some View {
    Text("\(name) \(count)")
    Button("Add \(name)") { count += 1 }
  }
}

let identityReset = CompatibilityScreen(
  "identity-reset", from: "developer.apple.com/documentation/swiftui/view/id(_:)",
  "developer.apple.com/documentation/swiftui/anyview",
  content: { IdentityReset() },
  walk: { user in
    for name in ["numbered", "branch", "erased", "stable"] { user.tap(.labelled("Add \(name)")) }
    user.tap("New id")
    user.expect("another id resets the state, and only its own") {
      $0.contains("numbered 0") && $0.contains("branch 1") && $0.contains("stable 1")
    }
    user.toggle("Fancy")
    user.expect("another branch is another view; another value is not") {
      $0.contains("branch 0") && $0.contains("stable 1") && $0.contains("erased 1")
    }
    user.pick("label", in: "Kind")
    user.pick("counter", in: "Kind")
    user.expect("another type in an AnyView is another view") { $0.contains("erased 0") }
  })
