import SwiftUI

private struct ActiveLinksView: View {
  @State private var isOpen = false
  @State private var chosen: Int?
  @State private var log: [String] = []

  var body: some View {
    NavigationView {
      List {
        Text("Open \(isOpen ? "yes" : "no"), chosen \(chosen.map(String.init) ?? "none")")
        Text("Log: \(log.joined(separator: ", "))")
        NavigationLink(isActive: $isOpen) {
          Button("Close from inside") { isOpen = false }
        } label: {
          Text("Open")
        }
        NavigationLink("One", tag: 1, selection: $chosen) { Text("Page 1") }
        NavigationLink(tag: 2, selection: $chosen, destination: { Text("Page 2") }) { Text("Two") }
        NavigationLink(destination: Text("Page 3"), tag: 3, selection: $chosen) { Text("Three") }
        Button("Choose three") { chosen = 3 }
        Button("Open by code") { isOpen = true }
      }
      .navigationBarTitle(Text("Active"))
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .onChange(of: isOpen) { log.append("open \($0)") }
    .onChange(of: chosen) { log.append("chosen \($0.map(String.init) ?? "none")") }
  }
}

let activeLinks = CompatibilityScreen(
  "active-links",
  from:
    "developer.apple.com/documentation/swiftui/navigationlink/init(isactive:destination:label:)",
  "developer.apple.com/documentation/swiftui/navigationlink/init(tag:selection:destination:label:)",
  content: { ActiveLinksView() },
  walk: { user in
    user.tap("Open by code")
    user.expect("the flag pushes") { $0.contains("Close from inside") }
    user.goBack()
    user.expect("going back resets the flag") { $0.contains("Open no, chosen none") }
    user.tap(.labelled("Open"))
    user.tap("Close from inside")
    user.expect("resetting the flag pops") { $0.contains("Open no") }
    user.tap("One")
    user.expect("the link's screen is shown") { $0.contains("Page 1") }
    user.goBack()
    user.expect("going back resets the selection") { $0.contains("chosen none") }
    user.tap("Choose three")
    user.expect("the tag that is selected is pushed") { $0.contains("Page 3") }
    user.goBack()
    user.expect("each change is told once, in order") {
      $0.contains(
        "Log: open true, open false, open true, open false, chosen 1, chosen none, chosen 3,"
          + " chosen none")
    }
  })
