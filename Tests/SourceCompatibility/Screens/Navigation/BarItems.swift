import SwiftUI

private struct OldEditor: View {
  @Binding var name: String
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    Form {
      TextField("Name", text: $name)
      Text(presentationMode.wrappedValue.isPresented ? "presented" : "not presented")
    }
    .navigationBarTitle("Edit", displayMode: .inline)
    .navigationBarBackButtonHidden(true)
    .navigationBarItems(
      leading: Button("Back by hand") { presentationMode.wrappedValue.dismiss() },
      trailing: Button("Clear") { name = "" })
  }
}

private struct BarItemsView: View {
  @State private var name = "Ada"

  var body: some View {
    NavigationView {
      VStack {
        Text("Name: \(name)")
        NavigationLink("Edit the name", destination: OldEditor(name: $name))
      }
      .navigationBarTitle("Profile")
      .navigationBarItems(trailing: Button(action: { name += "!" }) { Text("Louder") })
    }
    .navigationViewStyle(.stack)
  }
}

let barItems = CompatibilityScreen(
  "bar-items", from: "developer.apple.com/documentation/swiftui/view/navigationbaritems(leading:)",
  "developer.apple.com/documentation/swiftui/view/navigationbarbackbuttonhidden(_:)",
  "developer.apple.com/documentation/swiftui/presentationmode",
  content: { BarItemsView() },
  walk: { user in
    user.tap("Louder")
    user.expect("a trailing item works") { $0.contains("Name: Ada!") }
    user.tap("Edit the name")
    user.expect("the back button is hidden") {
      !$0.contains("Profile") && $0.contains("Back by hand")
    }
    user.expect("a pushed screen is presented") { $0.texts.contains("presented") }
    user.tap("Clear")
    user.type("Bo", into: "Name")
    user.tap("Back by hand")
    user.expect("dismissing goes back, the text is kept") { $0.contains("Name: Bo") }
  })
