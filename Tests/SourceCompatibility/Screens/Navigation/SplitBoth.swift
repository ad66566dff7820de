import SwiftUI

private struct SplitBothView: View {
  @State private var column = NavigationSplitViewColumn.sidebar
  @State private var city: String? = "Rome"
  @State private var street: String?
  @State private var taps = 0

  private var name: String {
    column == .sidebar ? "sidebar" : column == .content ? "content" : "detail"
  }

  var body: some View {
    NavigationSplitView(preferredCompactColumn: $column) {
      List(selection: $city) {
        ForEach(["Rome", "Oslo"], id: \.self) { Text($0) }
        Text("Column \(name), taps \(taps)").tag("Count")
      }
    } content: {
      List(["High", "Low"], id: \.self, selection: $street) { Text("\($0) in \(city ?? "none")") }
    } detail: {
      VStack {
        Text("Street \(street ?? "none"), column \(name), taps \(taps)")
        Button("Tap") { taps = 1 }
        Button("No city") { city = nil }
      }
    }
  }
}

let splitBoth = CompatibilityScreen(
  "split-both",
  from: "developer.apple.com/documentation/swiftui/navigationsplitview#Control-which-column-shows",
  content: { SplitBothView() },
  walk: { user in
    user.expect("the preferred column counts more than a first selection") {
      $0.contains("Oslo") && $0.contains("Column sidebar")
    }
    user.tap("Oslo")
    user.expect("a selection pushes the content") { $0.contains("High in Oslo") }
    user.tap("Low in Oslo")
    user.expect("and the next one the detail, which is now the column on top") {
      $0.contains("Street Low, column detail")
    }
    user.tap("Tap")
    user.expect("a change that has nothing to do with it leaves the column") {
      $0.contains("Street Low, column detail, taps 1")
    }
    user.goBack()
    user.goBack()
    user.expect("going back to the sidebar says so") { $0.contains("Column sidebar, taps 1") }
    user.tap("Rome")
    user.expect("a selection works again") { $0.contains("High in Rome") }
  })

private struct SplitStartView: View {
  @State private var folder: String? = "Work"
  @State private var note: String? = "Plan"

  var body: some View {
    NavigationSplitView {
      List(["Work", "Home"], id: \.self, selection: $folder) { Text($0) }
        .navigationTitle("Folders")
    } content: {
      List(["Plan", "Budget"], id: \.self, selection: $note) { Text($0) }
        .navigationTitle("Notes")
    } detail: {
      Text("\(note ?? "No note") of \(folder ?? "no folder")")
    }
  }
}

let splitStart = CompatibilityScreen(
  "split-start",
  from: "developer.apple.com/documentation/swiftui/migrating-to-new-navigation-types",
  content: { SplitStartView() },
  walk: { user in
    user.expect("selections at the start show the last column") { $0.contains("Plan of Work") }
    user.goBack()
    user.expect("back in the content") { $0.contains("Budget") && !$0.contains("Home") }
    user.goBack()
    user.expect("back in the sidebar") { $0.contains("Home") }
    user.tap("Home")
    user.tap("Budget")
    user.expect("both selections work") { $0.contains("Budget of Home") }
  })
