import SwiftUI

private struct SplitThreeView: View {
  @State private var folder: String?
  @State private var note: String?
  private let notes = ["Work": ["Plan", "Budget"], "Home": ["Garden", "Roof"]]

  var body: some View {
    NavigationSplitView {
      List(["Work", "Home"], id: \.self, selection: $folder) { Text($0) }
        .navigationTitle("Folders")
    } content: {
      if let folder {
        List(notes[folder] ?? [], id: \.self, selection: $note) { name in
          NavigationLink(name, value: name)
        }
        .navigationTitle("Notes of \(folder)")
      } else {
        Text("No folder")
      }
    } detail: {
      Text(note.map { "Note about \($0)" } ?? "No note")
      Text("In \(folder ?? "nothing")")
    }
    .navigationSplitViewStyle(.balanced)
  }
}

let splitThree = CompatibilityScreen(
  "split-three", from: "developer.apple.com/documentation/swiftui/navigationsplitview", on: .wide,
  content: { SplitThreeView() },
  walk: { user in
    user.expect("three columns are there") {
      $0.contains("Work") && $0.contains("No folder") && $0.contains("No note")
    }
    user.tap("Work")
    user.expect("the sidebar drives the content") {
      $0.contains("Plan") && $0.contains("Budget") && $0.contains("In Work")
    }
    user.tap("Plan")
    user.expect("the content drives the detail") { $0.contains("Note about Plan") }
    user.tap("Home")
    user.expect("the content follows another folder") {
      $0.contains("Garden") && !$0.contains("Budget") && $0.contains("In Home")
    }
  })

let splitThreeNarrow = CompatibilityScreen(
  "split-three-narrow", from: "developer.apple.com/documentation/swiftui/navigationsplitview",
  content: { SplitThreeView() },
  walk: { user in
    user.tap("Work")
    user.expect("the content covers the sidebar") { $0.contains("Plan") && !$0.contains("Home") }
    user.tap("Plan")
    user.expect("the detail covers the content") {
      $0.contains("Note about Plan") && !$0.contains("Budget")
    }
    user.goBack()
    user.expect("back in the content") { $0.contains("Budget") }
    user.tap("Plan")
    user.expect("the same note opens again") { $0.contains("Note about Plan") }
    user.goBack()
    user.goBack()
    user.expect("back in the sidebar") { $0.contains("Home") && !$0.contains("Budget") }
    user.tap("Work")
    user.expect("the same folder opens again, and no note with it") {
      $0.contains("Budget") && !$0.contains("Note about")
    }
  })
