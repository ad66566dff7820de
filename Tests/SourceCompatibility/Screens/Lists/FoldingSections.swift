import SwiftUI

private struct FoldingSections: View {
  @State private var isOpen = true
  @State private var isArchiveOpen = false
  @State private var log: [String] = []

  var body: some View {
    List {
      Section("Active", isExpanded: $isOpen) {
        ForEach(["Roof", "Door"], id: \.self) { Text($0) }
      }
      Section(isExpanded: $isArchiveOpen) {
        Text("Cellar")
          .onAppear { log.append("appear") }
          .onDisappear { log.append("disappear") }
      } header: {
        Text("Archive")
      }
      Section {
        Button("All") { (isOpen, isArchiveOpen) = (true, true) }
        Text("Log: \(log.joined(separator: " "))")
      } footer: {
        Text(isOpen ? "open" : "closed")
      }
    }
    .listStyle(.sidebar)
  }
}

let foldingSections = CompatibilityScreen(
  "folding-sections",
  from: "developer.apple.com/documentation/swiftui/section/init(_:isexpanded:content:)",
  content: { FoldingSections() },
  walk: { user in
    user.expect("a closed section has no rows") { !$0.contains("Cellar") && $0.contains("Roof") }
    user.tap("Active")
    user.expect("a tap on the header closes") {
      !$0.contains("Roof") && $0.texts.contains("closed")
    }
    user.tap("Archive")
    user.expect("and opens another") { $0.contains("Cellar") && $0.texts.contains("Log: appear") }
    user.tap("Archive")
    user.expect("its rows are told") { $0.texts.contains("Log: appear disappear") }
    user.tap("All")
    user.expect("the app opens them") {
      $0.contains("Roof") && $0.texts.contains("Log: appear disappear appear")
    }
  })
