import LifecycleModel
import LifecycleSimulator
import SwiftUI
import Testing

@MainActor @Suite struct EditorTests {
  struct Note: View {
    @State var text = "a"
    @State var selection: TextSelection?
    let log: Log
    var body: some View {
      VStack {
        TextEditor(text: $text, selection: $selection)
        Text(verbatim: "is \(text)")
        Text(verbatim: selection.map { "cursor \($0.isInsertion)" } ?? "no cursor")
      }
      .onSubmit { log.lines.append("submit") }
    }
  }

  // Apple, TextEditor: text of many lines; Return adds one and nothing is submitted.
  @Test func returnAddsALineToAnEditor() {
    let log = Log()
    let stage = Stage { Note(log: log) }
    #expect(stage.elements.items.first?.element.elementRole == .textView)
    stage.type("b", into: "a")
    #expect(stage.words == ["ab", "is ab", "cursor true"])
    stage.pressReturn()
    stage.type("c")
    #expect(stage.words[1] == "is ab\nc")
    #expect(log.lines.isEmpty)
    #expect(stage.simulator.focus.current != nil)
  }

  struct Growing: View {
    @State var text = "a"
    let log: Log
    var body: some View {
      TextField("note", text: $text, axis: .vertical).onSubmit { log.lines.append("submit") }
    }
  }

  // Evidence vertical-axis-return-inserts-newline.
  @Test func theReturnKeyOnTheScreenAddsALineToAGrowingField() {
    let log = Log()
    let stage = Stage { Growing(log: log) }
    stage.tap("note")
    stage.pressReturn()
    #expect(stage.words == ["a\n"])
    #expect(log.lines.isEmpty)
    stage.pressReturn(.hardware)
    #expect(log.lines == ["submit"])
    #expect(stage.simulator.focus.current == nil)
  }

  struct Login: View {
    @State var password = ""
    var body: some View { SecureField("password", text: $password) }
  }

  @Test func nothingIsComposedInASecureField() {
    let stage = Stage { Login() }
    let field = stage.element("password")
    #expect(field?.elementRole == .secureField)
    #expect(field?.elementInput?.inputAllowsComposition == false)
    stage.type("x", into: "password")
    #expect(stage.words == ["x"])
  }

  struct Capitals: View {
    @State var text = ""
    let rewrites: Bool
    var body: some View {
      TextField(
        "name",
        text: Binding(get: { text }, set: { text = rewrites ? $0.uppercased() : $0 }))
    }
  }

  // RUNTIME 18: what is composed shows before it is confirmed; a rewrite in the middle breaks it.
  @Test(arguments: [(false, "か"), (true, "KあA")]) func aRewriteBreaksAComposition(
    _ rewrites: Bool, _ expected: String
  ) {
    let stage = Stage { Capitals(rewrites: rewrites) }
    stage.tap("name")
    for text in ["k", rewrites ? "あa" : "か"] {
      stage.run { stage.simulator.focus.current?.inputMark(text) }
    }
    stage.run { stage.simulator.focus.current?.inputUnmark(keep: true) }
    #expect(stage.words == [expected])
  }

  struct Digits: View {
    @State var number = ""
    var body: some View {
      VStack {
        TextField("number", text: $number)
        TextField("plain", text: $number).keyboardType(.default)
      }
      .keyboardType(.numberPad)
    }
  }

  // Apple, UIKeyboardType.numberPad: a pad for digits; it has no Return key.
  @Test func aNumberPadHasNoReturnKey() {
    let stage = Stage { Digits() }
    #expect(stage.element("number")?.elementInput?.inputHasReturnKey == false)
    #expect(stage.element("plain")?.elementInput?.inputHasReturnKey == true)
  }

  struct Chat: View {
    @State var text = ""
    var body: some View {
      List {
        TextField("message", text: $text)
        ForEach(0..<20) { Text("row \($0)") }
      }
      .scrollDismissesKeyboard(.immediately)
    }
  }

  // Apple, scrollDismissesKeyboard(_:): `.immediately` dismisses as soon as the scroll begins.
  @Test func scrollingClosesTheKeyboardWhereItIsAskedFor() {
    let stage = Stage(visibleRows: 5) { Chat() }
    stage.tap("message")
    stage.run { _ = stage.elements.scrollers.first?.scroll(rows: 2) }
    #expect(stage.simulator.focus.current == nil)
  }
}

@MainActor @Suite struct FieldStyleTests {
  struct Framed: TextFieldStyle {
    let title: String
    func _body(configuration: TextField<Self._Label>) -> some View {
      HStack {
        Text(verbatim: title)
        configuration.padding()
      }
    }
  }
  struct Login: View {
    @State var name = ""
    @State var password = ""
    @State var plain = ""
    var body: some View {
      VStack {
        TextField("name", text: $name)
        SecureField("password", text: $password)
        TextField("plain", text: $plain).textFieldStyle(.roundedBorder)
      }
      .textFieldStyle(Framed(title: "frame \(name)"))
    }
  }

  // Apple, TextFieldStyle: the body of the app's own style is shown around the field.
  @Test func aStyleOfTheAppsOwnIsShownAroundTheField() {
    let stage = Stage { Login() }
    #expect(stage.words == ["frame ", "name", "frame ", "password", "plain"])
    stage.type("ab", into: "name")
    #expect(stage.words == ["frame ab", "ab", "frame ab", "password", "plain"])
    #expect(stage.element("password")?.elementRole == .secureField)
  }

  struct Clearing: TextFieldStyle {
    @State private var uses = 0
    @Environment(\.isEnabled) private var isEnabled
    func _body(configuration: TextField<Self._Label>) -> some View {
      HStack {
        configuration
        Button("used \(uses), \(isEnabled)") { uses += 1 }
      }
    }
  }

  // Apple, DynamicProperty: a style's own properties are read and kept as a view's are.
  @Test func aStyleKeepsStateOfItsOwn() {
    let stage = Stage { TextField("name", text: .constant("")).textFieldStyle(Clearing()) }
    stage.tap("used 0, true")
    #expect(stage.words == ["name", "used 1, true"])
  }
}
