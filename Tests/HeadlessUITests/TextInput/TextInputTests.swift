import HeadlessUI
import LifecycleModel
import LifecycleSimulator
import Testing

@MainActor @Suite struct TextInputTests {
  struct Form: View {
    @State var text = ""
    let log: Log
    var body: some View {
      VStack {
        TextField(
          "name", text: $text, onEditingChanged: { log.lines.append("editing \($0)") },
          onCommit: { log.lines.append("commit") })
        Text("is \(text)")
      }
      .onSubmit { log.lines.append("outer") }
    }
  }

  // RUNTIME 17: the binding is written at each keystroke; onCommit comes on Return only.
  @Test func typingWritesAtEachKeystrokeAndReturnCommits() {
    let log = Log()
    let stage = Stage { Form(log: log) }
    stage.type("ab", into: "name")
    #expect(stage.words == ["ab", "is ab"])
    stage.pressReturn()
    #expect(log.lines == ["editing true", "commit", "outer", "editing false"])
  }

  @Test func leavingTheFieldEndsEditingWithoutACommit() {
    let log = Log()
    let stage = Stage { Form(log: log) }
    stage.type("ab", into: "name")
    stage.run { stage.simulator.focus.endEditing(cause: .tapElsewhere) }
    #expect(log.lines == ["editing true", "editing false"])
  }

  struct Nested: View {
    @State var text = ""
    let log: Log
    var body: some View {
      VStack {
        TextField("name", text: $text).onSubmit { log.lines.append("field") }
      }
      .onSubmit { log.lines.append("group") }
      .onSubmit { log.lines.append("form 1") }
      .onSubmit { log.lines.append("form 2") }
    }
  }

  // Evidence onsubmit-nested-order-outer-first.
  @Test func nestedSubmitHandlersRunFromTheOutside() {
    let log = Log()
    let stage = Stage { Nested(log: log) }
    stage.type("a", into: "name")
    stage.pressReturn()
    #expect(log.lines == ["form 2", "form 1", "group", "field"])
  }

  enum Part: Hashable { case first, second }
  struct Focusing: View {
    @FocusState var part: Part?
    @State var a = ""
    @State var b = ""
    var body: some View {
      VStack {
        TextField("first", text: $a).focused($part, equals: .first)
        TextField("second", text: $b).focused($part, equals: .second)
        Button("next") { part = .second }
        Text(part == .second ? "in second" : "elsewhere")
      }
    }
  }

  // Apple, FocusState: the value follows focus, and focus follows the value.
  @Test func focusStateMovesFocusAndFollowsIt() {
    let stage = Stage { Focusing() }
    stage.tap("first")
    stage.tap("next")
    #expect(stage.simulator.focus.current?.inputName == "second")
    #expect(stage.words.last == "in second")
    stage.run { stage.simulator.focus.endEditing(cause: .tapElsewhere) }
    #expect(stage.words.last == "elsewhere")
  }

  struct Digits: View {
    @State var text = ""
    var body: some View {
      TextField(
        "digits",
        text: Binding(get: { text }, set: { text = $0.filter(\.isNumber) }))
    }
  }

  // Evidence textfield-ios17-rewritten-value-not-shown: before, the field shows what was stored.
  @Test func aRewrittenValueIsShown() {
    let stage = Stage { Digits() }
    stage.type("1a2", into: "digits")
    #expect(stage.words == ["12"])
  }

  struct Loading: View {
    @State var text = "loading"
    let log: Log
    var body: some View {
      Text(text).task {
        try? await Task.sleep(for: .seconds(1))
        text = Task.isCancelled ? "cancelled" : "loaded"
        log.lines.append(text)
      }
    }
  }

  // Apple, task(priority:_:): the work starts with the view; time is virtual and exact.
  @Test func aTaskRunsOnVirtualTime() {
    let log = Log()
    let stage = Stage { Loading(log: log) }
    #expect(stage.words == ["loading"])
    stage.run { _ = stage.simulator.wait(.seconds(2)) }
    #expect(stage.words == ["loaded"])
  }
}
