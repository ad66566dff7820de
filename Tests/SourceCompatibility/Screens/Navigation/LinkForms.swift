import SwiftUI

private struct Leaf: View {
  let name: String
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    VStack {
      Text("Leaf \(name)")
      Button("Done") { dismiss() }
    }
  }
}

private struct LinkFormsView: View {
  let variable = "by a string"
  let nothing: Int? = nil

  var body: some View {
    NavigationView {
      Form {
        NavigationLink("With a closure") { Leaf(name: "one") }
        NavigationLink(variable) { Leaf(name: "two") }
        NavigationLink("With a value", destination: Leaf(name: "three"))
        NavigationLink(variable + " and a value", destination: Leaf(name: "four"))
        NavigationLink(destination: Leaf(name: "five")) { Label("Old label", systemImage: "leaf") }
        NavigationLink {
          Leaf(name: "six")
        } label: {
          HStack {
            Text("New")
            Text("label")
          }
        }
        NavigationLink("To nothing", value: nothing)
        NavigationLink(destination: Leaf(name: "seven")) { Text("Disabled") }.disabled(true)
        NavigationLink("Plain", destination: Leaf(name: "eight")).isDetailLink(false)
      }
      .navigationBarTitle("Links", displayMode: .inline)
    }
    .navigationViewStyle(.stack)
  }
}

let linkForms = CompatibilityScreen(
  "link-forms", from: "developer.apple.com/documentation/swiftui/navigationlink",
  content: { LinkFormsView() },
  walk: { user in
    user.tap("With a closure")
    user.expect("the closure's view is shown") { $0.contains("Leaf one") }
    user.goBack()
    user.tap("With a value")
    user.expect("the value is shown") { $0.contains("Leaf three") }
    user.tap("Done")
    user.expect("dismiss goes back") { $0.contains("Old label") }
    user.tap("Old label")
    user.expect("the label may be a view") { $0.contains("Leaf five") }
    user.goBack()
    user.expect("a link to no value is shown") { $0.contains("To nothing") }
  })
