import Holdfast
import SwiftUI

/// A row is selected whose detail has a task.
struct SelectRowWithTask: Situation {
  let id = "select-row-with-task"
  let summary = "The detail beside a list of rows starts a task when it appears."
  let device = Device.demonstrationTablet
  let scenario = Scenario("select a row") { user in
    user.tap("Kyoto")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { PlacesWithTask(log: log) }
  }
}

private struct PlacesWithTask: View {
  let log: SituationLog
  @State private var selection: String?

  var body: some View {
    NavigationSplitView {
      List(["Kyoto", "Nara"], id: \.self, selection: $selection) { Text($0) }
    } detail: {
      if let selection {
        Text("Detail of \(selection)")
          .onAppear { log("appear(detail)") }
          .task { await load() }
      } else {
        Text("Nothing is selected")
      }
    }
  }

  private func load() async {
    log("taskStart(detail)")
    do {
      try await Task.sleep(nanoseconds: 60_000_000_000)
    } catch {
      log("taskCancel(detail)")
    }
  }
}
