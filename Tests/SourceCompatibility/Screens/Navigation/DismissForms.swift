import SwiftUI

private struct Inner: View {
  let name: String
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    VStack {
      Text("\(name) is \(isPresented ? "presented" : "not presented")")
      Button("Dismiss \(name)") { dismiss() }
    }
  }
}

private struct DismissFormsView: View {
  @State private var showsSheet = false

  var body: some View {
    NavigationStack {
      VStack {
        Inner(name: "root")
        NavigationLink("Push") { Inner(name: "pushed") }
        Button("Present") { showsSheet = true }
      }
      .sheet(isPresented: $showsSheet) {
        NavigationStack {
          VStack {
            Inner(name: "sheet")
            NavigationLink("Push in the sheet") { Inner(name: "deep") }
          }
        }
      }
    }
  }
}

let dismissForms = CompatibilityScreen(
  "dismiss-forms", from: "developer.apple.com/documentation/swiftui/dismissaction",
  "developer.apple.com/documentation/swiftui/environmentvalues/ispresented",
  content: { DismissFormsView() },
  walk: { user in
    user.expect("the root is not presented") { $0.contains("root is not presented") }
    user.tap("Dismiss root")
    user.expect("dismissing the root does nothing") { $0.contains("root is not presented") }
    user.tap("Push")
    user.expect("a pushed screen is presented") { $0.contains("pushed is presented") }
    user.tap("Dismiss pushed")
    user.expect("dismissing pops") { $0.contains("root is not") }
    user.tap("Present")
    user.expect("a sheet is presented") { $0.contains("sheet is presented") }
    user.tap("Push in the sheet")
    user.tap("Dismiss deep")
    user.expect("dismissing in the sheet's stack pops there") { $0.contains("sheet is presented") }
    user.tap("Dismiss sheet")
    user.expect("dismissing at its root closes the sheet") { $0.contains("root is not") }
  })
