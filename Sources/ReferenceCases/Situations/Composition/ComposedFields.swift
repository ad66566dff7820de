import Holdfast
import SwiftUI

/// The Return key of a hardware keyboard is pressed in the middle of a composition.
struct ReturnWhileComposing: Situation {
  let id = "return-while-composing"
  let summary = "A message is composed and sent with the Return key of a hardware keyboard."
  let scenario = Scenario("compose, press Return twice") { user in
    user.focus(.role(.textField))
    user.compose("ệ", then: .keepOpen)
    user.pressReturn(.hardware)
    user.pressReturn(.hardware)
  }

  var device: Device {
    var device = Device.demonstrationPhone
    device.keyboard = .hardware
    return device
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { KeyedComposer(log: log) }
  }
}

private struct KeyedComposer: View {
  let log: SituationLog
  @State private var text = ""

  var body: some View {
    TextField(
      "Message",
      text: Binding(
        get: { text },
        set: { newValue in
          text = newValue
          log("write(text=\(newValue))")
        })
    )
    .onKeyPress(.return) {
      guard !text.isEmpty else { return .ignored }
      log("submit(\(text))")
      text = ""
      return .handled
    }
  }
}

/// A message whose last word is misspelt is sent with a button.
struct SendMisspelt: Situation {
  let id = "send-misspelt"
  let summary = "A message whose last word the keyboard would correct is sent with a button."
  let scenario = Scenario("type, send") { user in
    user.type("h", into: .role(.textField))
    user.tap("Send")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { MessageComposer(log: log) }
  }

  func conclude(_ screen: ScreenContents, _ log: SituationLog) {
    log("shown(\(screen.texts.contains("the") ? "the" : ""))")
  }
}

private struct MessageComposer: View {
  let log: SituationLog
  @State private var text = "te"

  var body: some View {
    VStack {
      TextField(
        "Message",
        text: Binding(
          get: { text },
          set: { newValue in
            text = newValue
            log("write(text=\(newValue))")
          }))
      Button("Send") {
        log("send(\(text))")
        text = ""
      }
    }
  }
}
