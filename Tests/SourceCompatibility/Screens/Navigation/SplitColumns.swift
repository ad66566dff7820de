import SwiftUI

private struct SplitColumnsView: View {
  @State private var visibility = NavigationSplitViewVisibility.all
  @State private var changes = 0

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      Text("Sidebar column").navigationSplitViewColumnWidth(200)
    } content: {
      Text("Content column").navigationSplitViewColumnWidth(min: 150, ideal: 200, max: 400)
    } detail: {
      VStack {
        Text("Detail column, \(changes) changes")
        Button("Detail only") { visibility = .detailOnly }
        Button("Two columns") { visibility = .doubleColumn }
        Button("All columns") { visibility = .all }
      }
    }
    .navigationSplitViewStyle(.prominentDetail)
    .onChange(of: visibility) { changes += 1 }
  }
}

let splitColumns = CompatibilityScreen(
  "split-columns",
  from: "developer.apple.com/documentation/swiftui/navigationsplitviewvisibility", on: .wide,
  content: { SplitColumnsView() },
  walk: { user in
    user.expect("all columns") { $0.contains("Sidebar column") && $0.contains("Content column") }
    user.tap("Two columns")
    user.expect("the sidebar goes first") {
      !$0.contains("Sidebar column") && $0.contains("Content column")
    }
    user.tap("Detail only")
    user.expect("then the content") {
      !$0.contains("Content column") && $0.contains("Detail column, 2 changes")
    }
    user.tap("All columns")
    user.expect("and all come back") { $0.contains("Sidebar column") }
  })

private struct PreferredView: View {
  @State private var column = NavigationSplitViewColumn.detail
  @State private var log: [String] = []

  var body: some View {
    NavigationSplitView(preferredCompactColumn: $column) {
      VStack {
        Text("Sidebar, log: \(log.joined(separator: ", "))")
        Button("Show the detail") { column = .detail }
      }
    } detail: {
      VStack {
        Text("Detail")
        Button("Show the sidebar") { column = .sidebar }
      }
    }
    .onChange(of: column) { log.append(column == .detail ? "detail" : "sidebar") }
  }
}

let splitPreferred = CompatibilityScreen(
  "split-preferred",
  from: "developer.apple.com/documentation/swiftui/navigationsplitview#Control-which-column-shows",
  content: { PreferredView() },
  walk: { user in
    user.expect("the preferred column is on top") { $0.contains("Show the sidebar") }
    user.goBack()
    user.expect("going back writes the column that is shown") { $0.contains("log: sidebar") }
    user.tap("Show the detail")
    user.tap("Show the sidebar")
    user.expect("the app can go both ways") { $0.contains("log: sidebar, detail, sidebar") }
  })
