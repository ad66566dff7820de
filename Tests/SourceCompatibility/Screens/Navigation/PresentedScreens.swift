import SwiftUI

private struct Presented: View {
  @State private var showsHelp = false
  @State private var color: String?
  @State private var log: [String] = []

  var body: some View {
    NavigationStack {
      VStack {
        Text("Help \(showsHelp ? "on" : "off"), color \(color ?? "none")")
        Text("Log: \(log.joined(separator: ", "))")
        Button("Show help") { showsHelp = true }
        Button("Show red") { color = "red" }
      }
      .navigationDestination(isPresented: $showsHelp) {
        VStack {
          Text("Help page")
          Button("Close help") { showsHelp = false }
        }
      }
      .navigationDestination(item: $color) { color in
        VStack {
          Text("Page of \(color)")
          Button("Show green") { self.color = "green" }
          Button("No color") { self.color = nil }
        }
      }
      .navigationTitle("Start")
    }
    .onChange(of: showsHelp) { log.append("help \(showsHelp)") }
    .onChange(of: color) { old, new in log.append("\(old ?? "none") to \(new ?? "none")") }
  }
}

let presentedScreens = CompatibilityScreen(
  "presented-screens",
  from:
    "developer.apple.com/documentation/swiftui/view/navigationdestination(ispresented:destination:)",
  "developer.apple.com/documentation/swiftui/view/navigationdestination(item:destination:)",
  content: { Presented() },
  walk: { user in
    user.tap("Show help")
    user.expect("the flag pushes") { $0.contains("Help page") }
    user.goBack()
    user.expect("going back resets the flag") { $0.contains("Help off, color none") }
    user.tap("Show help")
    user.tap("Close help")
    user.expect("resetting the flag pops") { $0.contains("Help off") }
    user.tap("Show red")
    user.expect("the item pushes") { $0.contains("Page of red") }
    user.tap("Show green")
    user.expect("another item is shown in its place") { $0.contains("Page of green") }
    user.goBack()
    user.expect("going back sets the item to nil") { $0.contains("color none") }
    user.expect("each change is told once") {
      $0.contains(
        "Log: help true, help false, help true, help false, none to red, red to green,"
          + " green to none")
    }
  })
