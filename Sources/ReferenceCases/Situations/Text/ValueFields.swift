import Foundation
import Holdfast
import SwiftUI

/// A number is typed into a field with a formatter, and saved without leaving the field.
struct FormatterFieldSave: Situation {
  let id = "formatter-field-save"
  let summary = "A number is typed into a field with a formatter, then a save button is tapped."
  let scenario = Scenario("type a number, save") { user in
    user.replace("Amount", with: "12")
    user.tap("Save")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { FormatterAmount(log: log) }
  }
}

private struct FormatterAmount: View {
  let log: SituationLog
  @State private var amount = 5

  var body: some View {
    VStack {
      TextField(
        "Amount",
        value: Binding(
          get: { amount },
          set: { newValue in
            log("write(amount=\(newValue))")
            amount = newValue
          }),
        formatter: NumberFormatter())
      Button("Save") { log("save(\(amount))") }
    }
  }
}

/// A number is committed with the Return key; the next one is left with a touch elsewhere.
struct FormatterFieldLeave: Situation {
  let id = "formatter-field-leave"
  let summary = "A field with a formatter is left with the Return key, then by a touch elsewhere."
  let scenario = Scenario("type, Return, type, touch elsewhere") { user in
    user.replace("Size", with: "500")
    user.pressReturn()
    user.replace("Size", with: "7")
    user.tapElsewhere()
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { HistorySize(log: log) }
  }

  func conclude(_ screen: ScreenContents, _ log: SituationLog) {
    log("shown(\(screen.texts.last ?? ""))")
  }
}

private struct HistorySize: View {
  let log: SituationLog
  @State private var size = 200

  var body: some View {
    TextField(
      "Size",
      value: Binding(
        get: { size },
        set: { newValue in
          log("write(size=\(newValue))")
          size = newValue
        }),
      formatter: NumberFormatter())
  }
}

/// A number is typed into a field with a format, which is left.
struct FormatFieldLeave: Situation {
  let id = "format-field-leave"
  let summary = "A number is typed into a field with a format; then something else is touched."
  let scenario = Scenario("type a number, touch elsewhere") { user in
    user.replace("Amount", with: "1234")
    user.tapElsewhere()
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { FormattedAmount(log: log) }
  }

  func conclude(_ screen: ScreenContents, _ log: SituationLog) {
    log("shown(\(screen.texts.last ?? ""))")
  }
}

private struct FormattedAmount: View {
  let log: SituationLog
  @State private var amount = 100

  var body: some View {
    TextField(
      "Amount",
      value: Binding(
        get: { amount },
        set: { newValue in
          log("write(amount=\(newValue))")
          amount = newValue
        }),
      format: .number)
  }
}

/// More digits are typed than an `Int` can hold.
struct LongNumber: Situation {
  let id = "long-number"
  let summary = "Twenty digits are typed into a field for an Int."
  let scenario = Scenario("type twenty digits") { user in
    user.replace("Count", with: "10000000000000000000")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { CountField() }
  }

  func conclude(_ screen: ScreenContents, _ log: SituationLog) {
    log("value(\(screen.texts.last ?? ""))")
  }
}

private struct CountField: View {
  @State private var count = 100

  var body: some View {
    VStack {
      TextField("Count", value: $count, format: .number)
      Text(verbatim: "\(count)")
    }
  }
}
