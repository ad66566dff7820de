import Holdfast
import SwiftUI

/// What is typed in a sheet is committed as the sheet goes.
struct SheetCommitsAsItGoes: Situation {
  let id = "sheet-commits-as-it-goes"
  let summary = "What is typed in a sheet that is dragged down is committed in onDisappear."
  let scenario = Scenario("open, type, drag down") { user in
    user.tap("Edit")
    user.type("x", into: "Text")
    user.dismiss(.drag)
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { CommittingPresenter(log: log) }
  }
}

private struct CommittingPresenter: View {
  let log: SituationLog
  @State private var isShown = false

  var body: some View {
    Button("Edit") { isShown = true }
      .sheet(isPresented: $isShown) { CommittingSheet(log: log) }
  }
}

private struct CommittingSheet: View {
  let log: SituationLog
  @State private var text = ""

  private var telling: Binding<String> {
    Binding(
      get: { text },
      set: { newValue in
        text = newValue
        log("write(text=\(newValue))")
      })
  }

  var body: some View {
    TextField("Text", text: telling)
      .onDisappear {
        log("disappear(detail)")
        log("commit(\(text))")
      }
  }
}
