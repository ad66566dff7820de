import Conformance
import HeadlessUI
import LifecycleModel
import Testing

@MainActor struct TextDrivingTests {
  private struct Amount: View {
    @State var amount = ""
    @State var password = ""
    @State var log: [String] = []
    var body: some View {
      VStack {
        TextField("amount", text: $amount).keyboardType(.numberPad)
        SecureField("password", text: $password)
        Button("save") { log.append("saved") }.keyboardShortcut(.defaultAction)
        Text(log.joined(separator: " "))
      }
      .onKeyPress("z") {
        log.append("z")
        return .handled
      }
      .onSubmit { log.append("submitted") }
    }
  }

  private static let pad = Device(id: "pad", visibleRows: 10, keyboard: .hardware)

  private func message(of body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch let error as DrivingError {
      return error.message
    } catch {
      return "\(error)"
    }
  }

  // Apple, UIKeyboardType.numberPad: there is no Return key that a person could press.
  @Test func aNumberPadLetsNobodyPressReturn() throws {
    let app = Simulation { Amount() }
    try app.perform { $0.type("5", into: "amount") }
    let obstacle = message { try app.perform { $0.pressReturn(.soft) } }
    #expect(obstacle?.hasSuffix("the keyboard of this field has no Return key") == true)
    try app.perform { $0.pressReturn(.hardware) }
    #expect(app.screen.contains("submitted"))
  }

  @Test func nothingIsComposedInAPassword() throws {
    let app = Simulation { Amount() }
    try app.perform { $0.focus("password") }
    let obstacle = message { try app.perform { $0.compose("あ", then: .confirm) } }
    #expect(obstacle?.hasSuffix("nothing can be composed in a field whose text is hidden") == true)
  }

  // Apple, KeyboardShortcut.defaultAction.
  @Test func aHardwareReturnPressesTheDefaultAction() throws {
    let app = Simulation { Amount() }
    try app.perform { $0.pressReturn(.hardware) }
    #expect(app.screen.contains("saved"))
  }

  // Apple, onKeyPress: keys of a hardware keyboard come to the app before they are text.
  @Test func theAppTakesAKeyOnAHardwareKeyboardOnly() throws {
    let pad = Simulation(device: Self.pad) { Amount() }
    try pad.perform { $0.type("1z2", into: "amount") }
    #expect(pad.screen.contains("12"))
    #expect(pad.screen.contains("z"))
    let phone = Simulation { Amount() }
    try phone.perform { $0.type("1z2", into: "amount") }
    #expect(phone.screen.contains("1z2"))
  }

  private struct Names: View {
    final class Model: ObservableObject {
      @Published var count = 0
    }
    @Environment(\.undoManager) var undoManager
    @StateObject var model = Model()
    @State var draft = ""
    var body: some View {
      VStack {
        TextField("draft", text: $draft)
        Button("add") {
          model.count += 1
          undoManager?.registerUndo(withTarget: model) { $0.count -= 1 }
        }
        Text(verbatim: "count \(model.count)")
      }
    }
  }

  // Apple, UndoManager: typing and the app share the scene's; the last thing goes first.
  @Test func undoTakesBackTheLastThing() throws {
    let app = Simulation { Names() }
    try app.perform { user in
      user.type("abc", into: "draft")
      user.tap("add")
      user.undo()
    }
    #expect(app.screen.contains("count 0"))
    #expect(app.screen.contains("abc"))
    try app.perform { $0.undo() }
    #expect(!app.screen.contains("abc"))
    try app.perform { $0.redo() }
    #expect(app.screen.contains("abc"))
  }
}
