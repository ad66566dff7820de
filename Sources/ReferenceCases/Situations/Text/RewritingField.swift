import Holdfast
import SwiftUI

/// A field whose binding keeps only digits.
struct RewritingField: Situation {
  let id = "rewriting-field"
  let summary = "A field whose binding stores only the digits of what is typed."
  let scenario = Scenario("type a digit and a letter") { user in
    user.type("1", into: .role(.textField))
    user.type("a")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { DigitsField(log: log) }
  }

  func conclude(_ screen: ScreenContents, _ log: SituationLog) {
    log("shown(\(screen.texts.last ?? ""))")
  }
}

private struct DigitsField: View {
  let log: SituationLog
  @State private var text = ""

  var body: some View {
    TextField(
      "",
      text: Binding(
        get: { text },
        set: { newValue in
          log("write(text=\(newValue))")
          text = newValue.filter { $0.isNumber }
        }))
  }
}
