import Foundation
import LifecycleModel
import LifecycleSimulator
import SwiftUI
import Testing

@MainActor @Suite struct ValueFieldTests {
  struct Amount: View {
    @State var amount = 100
    let log: Log
    var body: some View {
      VStack {
        TextField("amount", value: $amount, format: .number)
          .onSubmit { log.lines.append("submit \(amount)") }
        TextField("other", text: .constant(""))
        Text(verbatim: "is \(amount)")
      }
      .onChange(of: amount) { log.lines.append("amount \(amount)") }
    }
  }

  private func amount() -> (Stage, Log) {
    let log = Log()
    return (Stage { Amount(log: log) }, log)
  }

  // Apple, TextField.init(_:value:format:prompt:): "As the user types, the bound value updates".
  // Evidence formatstyle-value-submit-or-blur: the text is formatted when it is submitted.
  @Test func aFormatIsWrittenAsTheUserTypes() {
    let (stage, log) = amount()
    stage.replace("amount", with: "12")
    stage.type("34")
    #expect(stage.words == ["1234", "other", "is 1234"])
    stage.pressReturn()
    #expect(stage.words == ["1,234", "other", "is 1234"])
    #expect(log.lines == ["amount 12", "amount 123", "amount 1234", "submit 1234"])
  }

  // Evidence formatstyle-value-submit-or-blur: or when focus is lost, without a submission.
  @Test func aFormatIsShownWhenFocusIsLost() {
    let (stage, log) = amount()
    stage.replace("amount", with: "1234")
    stage.tap("other")
    #expect(stage.words == ["1,234", "other", "is 1234"])
    #expect(log.lines == ["amount 1234"])
  }

  // Evidence formatstyle-value-submit-or-blur, formatter-value-return-only and
  // formatter-value-blur-reverts-macos: what platforms do instead.
  @Test(arguments: [
    (TextBehavior.ValueWriting.atEnd, ["1,234", "is 1234"]), (.onReturn, ["1234", "is 100"]),
    (.onReturnElseReverted, ["100", "is 100"]),
  ]) func aPlatformWritesLater(_ writing: TextBehavior.ValueWriting, _ words: [String]) {
    var behavior = PlatformBehavior.reference
    behavior.text.formatValue = Setting(writing)
    let log = Log()
    let stage = Stage(behavior: behavior) { Amount(log: log) }
    stage.replace("amount", with: "1234")
    #expect(log.lines.isEmpty)
    stage.tap("other")
    #expect([stage.words[0], stage.words[2]] == words)
  }

  // Apple, TextField.init(_:value:format:prompt:): text that is no value leaves the value alone, and
  // the field shows the last valid one. Evidence formatstyle-clear-keeps-old-value.
  @Test(arguments: ["", "abc"]) func badTextGoesBackToTheValue(_ text: String) {
    let (stage, log) = amount()
    stage.replace("amount", with: text)
    stage.tap("other")
    #expect(stage.words == ["100", "other", "is 100"])
    #expect(log.lines.isEmpty)
  }

  // Reference of evidence formatstyle-int-overflow-crash: too many digits are no number.
  @Test func tooManyDigitsKeepTheValue() {
    let (stage, _) = amount()
    stage.replace("amount", with: "99999999999999999999")
    stage.pressReturn()
    #expect(stage.words == ["100", "other", "is 100"])
  }

  // A field that was only visited writes nothing.
  @Test func leavingAFieldAsItWasWritesNothing() {
    let (stage, log) = amount()
    stage.tap("amount")
    stage.tap("other")
    #expect(log.lines.isEmpty)
  }

  struct Optional: View {
    @State var amount: Int? = 5
    var body: some View {
      VStack {
        TextField("amount", value: $amount, format: .number)
        Text(verbatim: amount.map { "is \($0)" } ?? "is nil")
      }
    }
  }

  // Apple, init(_:value:format:prompt:) for an optional value: text that is no value makes it nil.
  @Test func anOptionalValueBecomesNil() {
    let stage = Stage { Optional() }
    stage.replace("amount", with: "")
    stage.pressReturn()
    #expect(stage.words == ["amount", "is nil"])
    stage.replace("amount", with: "8")
    stage.pressReturn()
    #expect(stage.words == ["8", "is 8"])
  }

  struct Formatted: View {
    @State var amount = 1.5
    let log: Log
    let formatter: NumberFormatter = {
      let formatter = NumberFormatter()
      formatter.numberStyle = .decimal
      return formatter
    }()
    var body: some View {
      VStack {
        TextField(
          "amount", value: $amount, formatter: formatter,
          onEditingChanged: { log.lines.append("editing \($0)") },
          onCommit: { log.lines.append("commit \(amount)") })
        TextField("other", text: .constant(""))
        Button("add") { amount += 1 }
        Text(verbatim: "is \(amount)")
      }
    }
  }

  // Apple, TextField.init(_:value:formatter:): "As the user types, the bound value updates".
  @Test func aFormatterIsReadAsTheUserTypes() {
    let log = Log()
    let stage = Stage { Formatted(log: log) }
    stage.replace("amount", with: "12")
    #expect(stage.words.last == "is 12.0")
    stage.tap("other")
    #expect(log.lines == ["editing true", "editing false"])
    stage.tap("12")
    stage.pressReturn()
    #expect(stage.words.last == "is 12.0")
    #expect(log.lines.suffix(3) == ["editing true", "commit 12.0", "editing false"])
  }

  // Apple, TextField: a change of the bound value updates the string that is displayed.
  @Test func aChangedValueReplacesWhatWasTyped() {
    let stage = Stage { Formatted(log: Log()) }
    stage.replace("amount", with: "12")
    stage.tap("add")
    #expect(stage.words.first == "13")
  }

  struct Unreadable: View {
    @State var size = 5
    var body: some View { TextField("size", value: $size, formatter: ByteCountFormatter()) }
  }

  // Foundation on this platform reads text with formatters for numbers and dates only.
  @Test func aFormatterThatCannotReadSaysSo() {
    let stage = Stage { Unreadable() }
    stage.replace("size", with: "7")
    stage.pressReturn()
    #expect(stage.simulator.unsupported.count == 1)
  }
}
