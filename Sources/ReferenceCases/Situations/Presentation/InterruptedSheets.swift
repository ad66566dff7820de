import Holdfast
import SwiftUI

/// A view that presents a sheet is taken off the screen while the sheet is open.
struct SheetOfRemovedView: Situation {
  let id = "sheet-of-removed-view"
  let summary = "A button in a sheet makes the view that carries the sheet go away."
  let scenario = Scenario("open, remove the presenter") { user in
    user.tap("Open")
    user.tap("Remove")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { RemovablePresenter(log: log) }
  }
}

private struct RemovablePresenter: View {
  let log: SituationLog
  @State private var hasButton = true
  @State private var isOpen = false

  private var isPresented: Binding<Bool> {
    Binding(
      get: { isOpen },
      set: { newValue in
        log("write(isPresented=\(newValue))")
        isOpen = newValue
      })
  }

  var body: some View {
    VStack {
      Text("Screen")
      if hasButton {
        Button("Open") { isOpen = true }
          .sheet(isPresented: isPresented, onDismiss: noteDismissal) {
            Button("Remove") { hasButton = false }
              .onDisappear { log("disappear(content)") }
          }
      }
    }
  }

  private func noteDismissal() { log("onDismiss") }
}

/// The second of two sheets is open while Control Center comes down.
struct SecondSheetInterrupted: Situation {
  let id = "second-sheet-interrupted"
  let summary = "A view that observes the scene phase has two sheets; the second one is open."
  let scenario = Scenario("open the second sheet, become inactive") { user in
    user.tap("Open second")
    user.becomeInactive()
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { TwoDestinations(log: log) }
  }
}

private struct TwoDestinations: View {
  let log: SituationLog
  @State private var destination: Int?
  @Environment(\.scenePhase) private var scenePhase

  private func isPresented(_ number: Int) -> Binding<Bool> {
    Binding(get: { destination == number }, set: { if !$0 { destination = nil } })
  }

  var body: some View {
    Button("Open second") { destination = 2 }
      .sheet(isPresented: isPresented(1)) { Text("First") }
      .sheet(isPresented: isPresented(2)) {
        Text("Second")
          .onAppear { log("appear(sheet2)") }
          .onDisappear { log("disappear(sheet2)") }
      }
      .onChange(of: scenePhase) { phase in log("scenePhase(\(phase))") }
  }
}

/// A draft is typed in a sheet, and its app reloads its data when it comes back.
struct SheetThroughReload: Situation {
  let id = "sheet-through-reload"
  let summary = "A sheet with a draft is open while the app comes back and reloads its store."
  let scenario = Scenario("open, type, switch apps and return") { user in
    user.tap("Add")
    user.type("Milk", into: .role(.textField))
    user.background()
    user.foreground()
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { ReloadingList(log: log) }
  }

  func conclude(_ screen: ScreenContents, _ log: SituationLog) {
    log("shown(\(screen.items.first { $0.role == .textField }?.value ?? ""))")
  }
}

private struct ReloadingList: View {
  let log: SituationLog
  @State private var items = ["Bread"]
  @State private var isAdding = false
  @Environment(\.scenePhase) private var scenePhase

  var body: some View {
    VStack {
      Text("\(items.count) items")
      Button("Add") { isAdding = true }
    }
    .sheet(isPresented: $isAdding) { DraftSheet() }
    .onChange(of: scenePhase) { phase in
      guard phase == .active else { return }
      items.append("Butter")
      log("reload(store)")
    }
  }
}

private struct DraftSheet: View {
  @State private var text = ""

  var body: some View {
    TextField("Item", text: $text)
  }
}

/// The phone is turned while an amount is typed in a sheet that does not own its model.
struct SheetTurned: Situation {
  let id = "sheet-turned"
  let summary = "A sheet is given its model by its presenter; the phone is turned while it is open."
  let scenario = Scenario("open, type, turn") { user in
    user.tap("Open")
    user.type("5", into: .role(.textField))
    user.rotate()
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { AmountPresenter(log: log) }
  }

  func conclude(_ screen: ScreenContents, _ log: SituationLog) {
    log("shown(\(screen.items.first { $0.role == .textField }?.value ?? ""))")
  }
}

private final class AmountModel: ObservableObject {
  @Published var amount = ""
  init(log: SituationLog) { log("init(model)") }
}

private struct AmountPresenter: View {
  let log: SituationLog
  @State private var isPresented = false

  var body: some View {
    Button("Open") { isPresented = true }
      .sheet(isPresented: $isPresented) {
        AmountSheet(model: AmountModel(log: log), log: log)
      }
  }
}

private struct AmountSheet: View {
  @ObservedObject var model: AmountModel
  let log: SituationLog
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Amount", text: $model.amount)
      .focused($isFocused)
      .onChange(of: isFocused) { isFocused in log(isFocused ? "focus(amount)" : "focus(none)") }
  }
}
