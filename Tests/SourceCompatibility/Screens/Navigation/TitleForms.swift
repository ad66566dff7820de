import SwiftUI

private struct TitleFormsView: View {
  @State private var title = "Shopping"
  private let plain = "Plain"

  var body: some View {
    NavigationStack {
      List {
        Text("The title is \(title)")
        NavigationLink("Key") { Text("1").navigationTitle("By a key") }
        NavigationLink("String") { Text("2").navigationTitle(plain) }
        NavigationLink("Words") { Text("3").navigationTitle(Text("By a text")) }
        NavigationLink("Old key") { Text("4").navigationBarTitle("Old by a key") }
        NavigationLink("Old words") {
          Text("5").navigationBarTitle(Text("Old by a text"), displayMode: .large)
        }
      }
      .navigationTitle($title)
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

let titleForms = CompatibilityScreen(
  "title-forms", from: "developer.apple.com/documentation/swiftui/view/navigationtitle(_:)",
  "developer.apple.com/documentation/swiftui/configure-your-apps-navigation-titles",
  content: { TitleFormsView() },
  walk: { user in
    user.tap(.role(.header))
    user.tap("Rename")
    user.replace(.role(.textField), with: "Groceries")
    user.pressReturn()
    user.expect("renaming writes the binding") { $0.contains("The title is Groceries") }
    user.tap("Words")
    user.expect("a text as a title, and the way back has the title's name") {
      $0.contains("By a text") && $0.contains("Groceries")
    }
  })
