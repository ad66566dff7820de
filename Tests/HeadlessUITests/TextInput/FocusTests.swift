import LifecycleModel
import LifecycleSimulator
import SwiftUI
import Testing

@MainActor @Suite struct FocusTests {
  enum Part: Hashable { case first, second, missing }

  struct Form: View {
    @FocusState var part: Part?
    @State var a = ""
    @State var b = ""
    let log: Log
    var body: some View {
      VStack {
        TextField("first", text: $a).focused($part, equals: .first)
          .onSubmit { part = .second }
        TextField("second", text: $b).focused($part, equals: .second)
          .onSubmit {
            b = ""
            part = .second
          }
        Button("missing") { part = .missing }
        Button("none") { part = nil }
      }
      .onChange(of: part) { old, new in
        log.lines.append(new.map { "\($0)" } ?? "nil")
      }
    }
  }

  private func form() -> (Stage, Log) {
    let log = Log()
    return (Stage { Form(log: log) }, log)
  }

  // Apple, FocusState: a handler that sets the next value moves focus on.
  @Test func submittingMovesFocusOn() {
    let (stage, log) = form()
    stage.tap("first")
    stage.pressReturn()
    #expect(stage.simulator.focus.current?.inputName == "second")
    #expect(log.lines == ["first", "second"])
  }

  // A chat: the handler asks for the focus that the submission takes, and gets it back.
  @Test func aHandlerKeepsFocusByAskingForIt() {
    let (stage, log) = form()
    stage.type("hello", into: "second")
    stage.pressReturn()
    #expect(stage.simulator.focus.current?.inputName == "second")
    stage.type("x")
    #expect(stage.words[1] == "x")
    #expect(log.lines == ["second"])
  }

  @Test func aValueWithoutAFieldIsTakenBack() {
    let (stage, log) = form()
    stage.tap("first")
    stage.tap("missing")
    #expect(stage.simulator.focus.current?.inputName == "first")
    #expect(log.lines.last == "first")
  }

  // Apple, FocusState: nil resigns focus.
  @Test func nilTakesFocusAway() {
    let (stage, log) = form()
    stage.tap("first")
    stage.tap("none")
    #expect(stage.simulator.focus.current == nil)
    #expect(log.lines == ["first", "nil"])
  }

  struct Starting: View {
    enum Way { case onAppear, task, byDefault }
    let way: Way
    @FocusState var isFocused: Bool
    @State var text = ""
    var body: some View {
      let field = TextField("name", text: $text).focused($isFocused)
      switch way {
      case .onAppear: field.onAppear { isFocused = true }
      case .task: field.task { isFocused = true }
      case .byDefault: field.defaultFocus($isFocused, true)
      }
    }
  }

  // Reference of evidence focusstate-set-in-onappear-ignored; Apple, defaultFocus(_:_:priority:).
  @Test(arguments: [Starting.Way.onAppear, .task, .byDefault])
  func focusIsGivenAsAViewAppears(_ way: Starting.Way) {
    let stage = Stage { Starting(way: way) }
    #expect(stage.simulator.focus.current?.inputName == "name")
  }

  struct Rows: View {
    @State var rows = [0]
    @FocusState var row: Int?
    @State var text = ""
    var body: some View {
      List {
        ForEach(rows, id: \.self) { index in
          TextField("row \(index)", text: $text).focused($row, equals: index)
        }
        Button("add") {
          rows.append(rows.count)
          row = rows.count - 1
        }
      }
    }
  }

  // Reference of evidence focusstate-new-row-focus-stays-ios18: the new row's field gets focus.
  @Test func aRowThatIsAddedGetsFocus() {
    let stage = Stage { Rows() }
    stage.tap("add")
    #expect(stage.simulator.focus.current?.inputName == "row 1")
    stage.tap("add")
    #expect(stage.simulator.focus.current?.inputName == "row 2")
  }

  struct Nested: View {
    @FocusState var isFormActive: Bool
    @FocusState var part: Part?
    @State var a = ""
    var body: some View {
      VStack {
        VStack { TextField("first", text: $a).focused($part, equals: .first) }
          .focused($isFormActive)
        Text(isFormActive ? "active" : "idle")
        Text(part == .first ? "first" : "elsewhere")
      }
    }
  }

  // Apple, focused(_:equals:): each modifier around the field follows it.
  @Test func everyFocusStateAroundAFieldFollowsIt() {
    let stage = Stage { Nested() }
    stage.tap("first")
    #expect(Array(stage.words.suffix(2)) == ["active", "first"])
    stage.run { stage.simulator.focus.endEditing(cause: .tapElsewhere) }
    #expect(Array(stage.words.suffix(2)) == ["idle", "elsewhere"])
  }

  struct Row: View {
    @FocusState.Binding var focus: Part?
    @State var text = ""
    var body: some View { TextField("field", text: $text).focused($focus, equals: .first) }
  }
  struct Parent: View {
    @FocusState var focus: Part?
    var body: some View {
      VStack {
        Row(focus: $focus)
        Text(focus == nil ? "idle" : "active")
      }
    }
  }

  // Apple, FocusState.Binding: a child ties its field to the parent's focus state.
  @Test func aBindingToFocusIsHandedDown() {
    let stage = Stage { Parent() }
    stage.tap("field")
    #expect(stage.words.last == "active")
  }
}
