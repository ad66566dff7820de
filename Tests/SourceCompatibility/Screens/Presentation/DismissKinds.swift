import SwiftUI

private struct DismissKinds: View {
  @State private var isSheet = false

  var body: some View {
    NavigationStack {
      VStack {
        Button("Sheet") { isSheet = true }
        NavigationLink("Page") { DismissedPage(name: "page") }
        PresentedMark()
      }
      .sheet(isPresented: $isSheet) {
        NavigationStack {
          NavigationLink("Inner page") { DismissedPage(name: "inner page") }
          DismissedPage(name: "root of the sheet")
        }
      }
    }
  }
}

private struct PresentedMark: View {
  @Environment(\.isPresented) private var isPresented
  var body: some View { Text(isPresented ? "presented" : "not presented") }
}

private struct DismissedPage: View {
  let name: String
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) private var mode

  var body: some View {
    Text("This is the \(name)")
    Button("Dismiss") { dismiss() }
    Button("Dismiss the old way") { mode.wrappedValue.dismiss() }
    Text(mode.wrappedValue.isPresented ? "mode presented" : "mode not presented")
  }
}

let dismissKinds = CompatibilityScreen(
  "dismiss-kinds", from: "developer.apple.com/documentation/swiftui/dismissaction",
  "developer.apple.com/documentation/swiftui/presentationmode",
  content: { DismissKinds() },
  walk: { user in
    user.expect("the root is not presented") { $0.contains("not presented") }
    user.tap("Page")
    user.tap("Dismiss")
    user.expect("dismiss pops a page") { $0.contains("Sheet") }
    user.tap("Sheet")
    user.expect("the sheet is presented") {
      $0.contains("This is the root of the sheet") && $0.contains("mode presented")
    }
    user.tap("Inner page")
    user.tap("Dismiss the old way")
    user.expect("in a stack of a sheet it pops the page only") {
      $0.contains("This is the root of the sheet")
    }
    user.tap("Dismiss")
    user.expect("at its root it closes the sheet") { $0.contains("Page") }
  })
