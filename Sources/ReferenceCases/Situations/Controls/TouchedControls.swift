import Holdfast
import SwiftUI

/// A stepper that an app made of buttons stands in a form.
struct StepperOfButtons: Situation {
  let id = "stepper-of-buttons"
  let summary = "A row of a form holds two buttons that count up and down."
  let scenario = Scenario("tap plus") { user in
    user.tap("+")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { CountForm(log: log) }
  }

  func conclude(_ screen: ScreenContents, _ log: SituationLog) {
    for text in ["0", "1"] where screen.texts.contains(text) { log("shown(\(text))") }
  }
}

private struct CountForm: View {
  let log: SituationLog
  @State private var value = 0

  var body: some View {
    Form {
      HStack {
        Button("-") { step(by: -1) }
        Text("\(value)")
        Button("+") { step(by: 1) }
      }
    }
  }

  private func step(by change: Int) {
    value += change
    log("write(value=\(value))")
  }
}

/// A switch in a row that is not selected is clicked twice.
struct SwitchInSelectableList: Situation {
  let id = "switch-in-selectable-list"
  let summary = "A switch in a row of a list with a selection is used twice."
  let scenario = Scenario("use the switch twice") { user in
    user.toggle("bbb")
    user.toggle("bbb")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { SelectableSwitches(log: log) }
  }
}

private struct SelectableSwitches: View {
  let log: SituationLog
  @State private var selection: String?
  @State private var switchedOn: Set<String> = []

  private var loggedSelection: Binding<String?> {
    Binding(
      get: { selection },
      set: { newValue in
        selection = newValue
        log("write(selection=\(newValue ?? "none"))")
      })
  }

  var body: some View {
    List(selection: loggedSelection) {
      ForEach(["aaa", "bbb"], id: \.self) { name in
        Toggle(name, isOn: isOn(name))
      }
    }
  }

  private func isOn(_ name: String) -> Binding<Bool> {
    Binding(
      get: { switchedOn.contains(name) },
      set: { newValue in
        if newValue { switchedOn.insert(name) } else { switchedOn.remove(name) }
        log("write(\(name)=\(newValue))")
      })
  }
}

/// A person begins to scroll a sheet with a finger that comes down on a button.
struct ScrollFromButton: Situation {
  let id = "scroll-from-button"
  let summary = "A list in a sheet is scrolled by a touch that begins on a button."
  let device = Device.oneRow
  let scenario = Scenario("open the sheet, scroll from a button") { user in
    user.tap("Open")
    user.slide("row 1", to: 40)
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { SheetOfButtons(log: log) }
  }
}

private struct SheetOfButtons: View {
  let log: SituationLog
  @State private var isOpen = false

  var body: some View {
    Button("Open") { isOpen = true }
      .sheet(isPresented: $isOpen) {
        List {
          ForEach(1...2, id: \.self) { number in
            Button("row \(number)") { log("action(row \(number))") }
              .onAppear { log("appear(row \(number))") }
          }
        }
      }
  }
}

/// A slider that an app made of a drag is used on a phone that lies on its side.
struct DragInLandscape: Situation {
  let id = "drag-in-landscape"
  let summary = "A slider made of a drag gesture keeps its value when the drag ends."
  let scenario = Scenario("turn the phone, drag") { user in
    user.rotate()
    user.slide("Volume", to: 40)
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { DragSlider(log: log) }
  }
}

private struct DragSlider: View {
  let log: SituationLog

  var body: some View {
    Text("Volume")
      .gesture(
        DragGesture()
          .onChanged { log("onChanged(\(Int($0.translation.width)))") }
          .onEnded { log("onEnded(\(Int($0.translation.width)))") })
  }
}
