import Holdfast
import SwiftUI

/// The app closes a sheet and leaves the screen below it in one go.
struct SheetClosedWithPop: Situation {
  let id = "sheet-closed-with-pop"
  let summary = "A button in the sheet of a pushed screen closes the sheet and pops the screen."
  let scenario = Scenario("push, open, finish") { user in
    user.tap("Detail")
    user.tap("Open")
    user.tap("Finish")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { FlowRoot(log: log) }
  }
}

private struct FlowRoot: View {
  let log: SituationLog
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      Button("Detail") { path = [1] }
        .navigationDestination(for: Int.self) { _ in
          FlowDetail(log: log) {
            path = []
            log("write(path=[])")
          }
        }
    }
  }
}

private struct FlowDetail: View {
  let log: SituationLog
  let onFinish: () -> Void
  @State private var isPresented = false

  var body: some View {
    Button("Open") { isPresented = true }
      .sheet(isPresented: $isPresented) {
        Button("Finish") {
          isPresented = false
          log("write(isPresented=false)")
          onFinish()
        }
        .onAppear { log("appear(sheet)") }
      }
  }
}

/// The sheet of a pushed screen is dragged down.
struct SheetOfPushedScreen: Situation {
  let id = "sheet-of-pushed-screen"
  let summary = "A pushed screen presents a sheet, which is dragged down."
  let scenario = Scenario("push, open, drag down") { user in
    user.tap("Detail")
    user.tap("Open")
    user.dismiss(.drag)
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) {
      NavigationView {
        NavigationLink("Detail", destination: PresentingDetail(log: log))
      }
    }
  }
}

private struct PresentingDetail: View {
  let log: SituationLog
  @State private var isPresented = false

  var body: some View {
    Button("Open") { isPresented = true }
      .onDisappear { log("disappear(screen)") }
      .sheet(isPresented: $isPresented) {
        Text("Sheet")
          .onDisappear { log("disappear(sheet)") }
      }
  }
}

/// Three sheets, each on the one before, are open when the app is launched.
struct SheetsAtLaunch: Situation {
  let id = "sheets-at-launch"
  let summary = "The app restores three sheets, each presented by the one before."
  let scenario = Scenario("launch") { user in
    user.wait(.seconds(1))
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { RestoredLevel(level: 0, log: log) }
  }
}

private struct RestoredLevel: View {
  let level: Int
  let log: SituationLog
  @State private var isNextOpen: Bool

  init(level: Int, log: SituationLog) {
    self.level = level
    self.log = log
    _isNextOpen = State(initialValue: level < 3)
  }

  var body: some View {
    Text("Level \(level)")
      .sheet(isPresented: $isNextOpen) {
        RestoredLevel(level: level + 1, log: log)
          .onAppear { log("appear(sheet \(level + 1))") }
      }
  }
}

/// A choice in a sheet closes it and opens a cover.
struct CoverAfterSheet: Situation {
  let id = "cover-after-sheet"
  let summary = "A button in a sheet closes the sheet and opens a cover in one go."
  let scenario = Scenario("open, choose") { user in
    user.tap("Open")
    user.tap("Edit")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { ChooserScreen(log: log) }
  }
}

private struct ChooserScreen: View {
  let log: SituationLog
  @State private var isChoosing = false
  @State private var isEditing = false

  var body: some View {
    Button("Open") { isChoosing = true }
      .sheet(isPresented: $isChoosing) {
        Button("Edit") {
          isChoosing = false
          isEditing = true
        }
        .onDisappear { log("disappear(sheet)") }
      }
      .fullScreenCover(isPresented: $isEditing) {
        Text("Editor")
          .onAppear { log("appear(cover)") }
      }
  }
}
