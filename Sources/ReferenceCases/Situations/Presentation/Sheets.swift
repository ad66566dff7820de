import Holdfast
import SwiftUI

/// A sheet is opened, dragged down, and opened again.
struct SheetOpenDismiss: Situation {
  let id = "sheet-open-dismiss"
  let summary = "A sheet with a state object is opened, dragged down, and opened again."
  let scenario = Scenario("open, drag down, open") { user in
    user.tap("Open")
    user.dismiss(.drag)
    user.tap("Open")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { SheetPresenter(log: log) }
  }
}

private struct SheetPresenter: View {
  let log: SituationLog
  @State private var show = false

  private var isPresented: Binding<Bool> {
    Binding(
      get: { show },
      set: { newValue in
        log("write(show=\(newValue))")
        show = newValue
      })
  }

  var body: some View {
    Button("Open") {
      show = true
      log("write(show=true)")
    }
    .sheet(isPresented: isPresented, onDismiss: noteDismissal) {
      SheetContent(log: log)
    }
  }

  private func noteDismissal() { log("onDismiss") }
}

private final class SheetModel: ObservableObject {
  private let log: SituationLog
  init(log: SituationLog) { self.log = log }
  deinit { log("deinit(model)") }
}

private struct SheetContent: View {
  let log: SituationLog
  @StateObject private var model: SheetModel

  init(log: SituationLog) {
    self.log = log
    _model = StateObject(wrappedValue: SheetModel(log: log))
  }

  var body: some View {
    Text("Sheet")
      .onAppear { log("appear(sheet)") }
      .onDisappear { log("disappear(sheet)") }
  }
}

/// The first of two sheets is opened with a value that only its closure reads.
struct TwoSheets: Situation {
  let id = "two-sheets"
  let summary = "Two sheets on one view; the first shows a value that nothing else reads."
  let scenario = Scenario("open the first sheet") { user in
    user.tap("Open A")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { TwoSheetsPresenter(log: log) }
  }
}

private struct TwoSheetsPresenter: View {
  let log: SituationLog
  @State private var n = 1
  @State private var a = false
  @State private var b = false

  var body: some View {
    Button("Open A") {
      n = 2
      a = true
      log("write(a=true)")
    }
    .sheet(isPresented: $a) { NumberSheet(name: "A", number: n, log: log) }
    .sheet(isPresented: $b) { NumberSheet(name: "B", number: n, log: log) }
  }
}

private struct NumberSheet: View {
  let name: String
  let number: Int
  let log: SituationLog

  var body: some View {
    Text("\(number)")
      .onAppear { log("appear(sheet \(name) \(number))") }
  }
}

/// A sheet is closed by its own button while its field is edited.
struct SheetTypeClose: Situation {
  let id = "sheet-type-close"
  let summary = "A sheet is closed by its own button while its field is edited."
  let scenario = Scenario("open, type, close") { user in
    user.tap("Open")
    user.type("x", into: "Text")
    user.tap("Close")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { FieldSheetPresenter(log: log) }
  }
}

private struct FieldSheetPresenter: View {
  let log: SituationLog
  @State private var isPresented = false
  @State private var text = ""

  var body: some View {
    Button("Open") { isPresented = true }
      .sheet(isPresented: $isPresented) {
        VStack {
          TextField(
            "Text",
            text: Binding(
              get: { text },
              set: { newValue in
                text = newValue
                log("write(text=\(newValue))")
              }))
          Button("Close") { isPresented = false }
        }
      }
  }
}
