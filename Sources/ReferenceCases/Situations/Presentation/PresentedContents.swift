import Holdfast
import SwiftUI

/// A sheet with a stepper shares an object with the views in it, and is closed.
struct SheetWithStepper: Situation {
  let id = "sheet-with-stepper"
  let summary = "A sheet puts its object into the environment of a stepper, and is dragged down."
  let scenario = Scenario("open, drag down") { user in
    user.tap("Open")
    user.dismiss(.drag)
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { StepperPresenter(log: log) }
  }
}

private struct StepperPresenter: View {
  let log: SituationLog
  @State private var isPresented = false

  var body: some View {
    Button("Open") { isPresented = true }
      .sheet(isPresented: $isPresented) { ManagedSheet(log: log) }
  }
}

private final class Navigator: ObservableObject {
  private let log: SituationLog
  init(log: SituationLog) { self.log = log }
  deinit { log("deinit(navigator)") }
}

private struct ManagedSheet: View {
  let log: SituationLog
  @StateObject private var navigator: Navigator
  @State private var count = 1

  init(log: SituationLog) {
    self.log = log
    _navigator = StateObject(wrappedValue: Navigator(log: log))
  }

  var body: some View {
    Stepper("Count", value: $count)
      .environmentObject(navigator)
      .onDisappear { log("disappear(sheet)") }
  }
}

/// A pushed screen with a field in a scroll view closes itself.
struct DetailClosesItself: Situation {
  let id = "detail-closes-itself"
  let summary = "A pushed screen with a field in a scroll view is closed by its own button."
  let scenario = Scenario("push, close") { user in
    user.tap("Detail")
    user.tap("Finish")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) {
      NavigationView {
        NavigationLink("Detail", destination: NoteDetail(log: log))
      }
    }
  }
}

private final class NoteModel: ObservableObject {
  @Published var text = ""
  private let log: SituationLog
  init(log: SituationLog) { self.log = log }
  deinit { log("deinit(model)") }
}

private struct NoteDetail: View {
  @StateObject private var model: NoteModel
  @Environment(\.dismiss) private var dismiss

  init(log: SituationLog) {
    _model = StateObject(wrappedValue: NoteModel(log: log))
  }

  var body: some View {
    ScrollView {
      TextField("Note", text: $model.text)
      Button("Finish") { dismiss() }
    }
  }
}

/// A popover on a tablet is closed by a touch beside it.
struct PopoverClosed: Situation {
  let id = "popover-closed"
  let summary = "A popover on a tablet is closed by a touch beside it."
  let device = Device.demonstrationTablet
  let scenario = Scenario("open, touch outside") { user in
    user.tap("Open")
    user.dismiss(.outside)
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { PopoverPresenter(log: log) }
  }
}

private struct PopoverPresenter: View {
  let log: SituationLog
  @State private var isPresented = false

  var body: some View {
    Button("Open") { isPresented = true }
      .popover(isPresented: $isPresented) {
        Text("Details")
          .onDisappear { log("disappear(content)") }
      }
  }
}
