import SwiftUI

private struct ActionRows: View {
  @State private var tasks = ["Call", "Pay", "Plan"]
  @State private var log: [String] = []
  @State private var doomed: String?
  @State private var mode: EditMode = .inactive

  var body: some View {
    VStack {
      List {
        ForEach(tasks, id: \.self) { task in
          Text(task)
            .swipeActions(edge: .leading, allowsFullSwipe: false) {
              Button("Star \(task)") { log.append("star \(task)") }.tint(.yellow)
            }
            .swipeActions {
              Button("Delete", role: .destructive) { doomed = task }
                .accessibilityIdentifier("delete-\(task)")
            }
            .contextMenu { Button("Copy") { log.append("copy \(task)") } }
        }
        .onMove { tasks.move(fromOffsets: $0, toOffset: $1) }
      }
      .environment(\.editMode, $mode)
      Button(mode.isEditing ? "Stop" : "Sort") {
        withAnimation { mode = mode.isEditing ? .inactive : .active }
      }
      Text("Tasks: \(tasks.joined(separator: ","))")
      Text("Log: \(log.joined(separator: ";"))")
    }
    .confirmationDialog(
      "Sure?", isPresented: Binding(get: { doomed != nil }, set: { if !$0 { doomed = nil } }),
      presenting: doomed
    ) { task in
      Button("Remove \(task)", role: .destructive) { tasks.removeAll { $0 == task } }
    }
  }
}

let actionRows = CompatibilityScreen(
  "action-rows",
  from:
    "developer.apple.com/documentation/swiftui/view/swipeactions(edge:allowsfullswipe:content:)",
  "developer.apple.com/documentation/swiftui/editmode", "swipeactions-disables-ondelete",
  content: { ActionRows() },
  walk: { user in
    user.pick("Star Pay", in: "Pay")
    user.expect("an action of the leading edge") { $0.texts.contains("Log: star Pay") }
    user.swipeToDelete("Pay")
    user.expect("the app asks first") {
      $0.contains("Remove Pay") || $0.contains("Tasks: Call,Pay,Plan")
    }
    user.tap("Remove Pay")
    user.expect("then the row is gone") { $0.texts.contains("Tasks: Call,Plan") }
    user.tap("Sort")
    user.move("Plan", after: nil)
    user.expect("rows move in the edit mode") { $0.texts.contains("Tasks: Plan,Call") }
    user.tap("Stop")
    user.longPress("Call")
    user.tap("Copy")
    user.expect("a row's menu") { $0.texts.contains("Log: star Pay;copy Call") }
  })
