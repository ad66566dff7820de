import Foundation
import LifecycleModel
import LifecycleSimulator
import SwiftUI
import Testing

@MainActor @Suite struct KeyPressTests {
  struct Field: View {
    @State var text = ""
    let log: Log
    var body: some View {
      VStack {
        TextField("name", text: $text)
          .onKeyPress("x") {
            log.lines.append("inner x")
            return .handled
          }
          .onKeyPress(characters: .decimalDigits) { press in
            log.lines.append("digit \(press.characters)")
            return .ignored
          }
      }
      .onKeyPress(keys: [.return, "y"], phases: .down) { press in
        log.lines.append(press.key == .return ? "return" : "outer \(press.key.character)")
        return .ignored
      }
      .onKeyPress { press in
        log.lines.append("any \(press.characters) \(press.modifiers == .shift)")
        return .ignored
      }
      .onKeyPress(.escape, phases: .up) { _ in .handled }
    }
  }

  // Apple, onKeyPress: the innermost handler comes first; `.handled` ends the dispatch.
  @Test func keysGoFromTheInsideOut() {
    let log = Log()
    let stage = Stage { Field(log: log) }
    stage.tap("name")
    guard let client = stage.simulator.focus.current else { return }
    var handled: [Bool] = []
    for key in "x1yB\r" { stage.run { handled.append(client.inputKey(key)) } }
    #expect(handled == [true, false, false, false, false])
    #expect(
      log.lines == [
        "inner x", "digit 1", "any 1 false", "outer y", "any y false", "any B true", "return",
        "any \r false",
      ])
  }

  struct Board: View {
    @FocusState var isFocused: Bool
    @State var count = 0
    var body: some View {
      VStack {
        Badge(count: count).focusable().focused($isFocused).onKeyPress(.space) {
          count += 1
          return .handled
        }
        Button("start") { isFocused = true }
        Button("stop") { isFocused = false }
      }
    }
  }
  struct Badge: View {
    let count: Int
    @Environment(\.isFocused) var isFocused
    var body: some View { Text(verbatim: "\(count) \(isFocused)") }
  }

  // Apple, focusable(_:) and isFocused: a view that takes no text can have focus.
  @Test func aFocusableViewHearsKeys() {
    let stage = Stage { Board() }
    #expect(stage.words.first == "0 false")
    stage.tap("start")
    #expect(stage.words.first == "0 true")
    stage.run { _ = stage.simulator.focus.current?.inputKey(" ") }
    #expect(stage.words.first == "1 true")
    stage.tap("stop")
    #expect(stage.words.first == "1 false")
    #expect(stage.simulator.focus.current == nil)
  }

  struct Shortcuts: View {
    let log: Log
    var body: some View {
      VStack {
        Button("cancel") {}.keyboardShortcut(.cancelAction)
        Button("save") { log.lines.append("save") }.keyboardShortcut(.defaultAction)
        Button("new") {}.keyboardShortcut("n", modifiers: [.command, .shift])
        Button("print") {}.keyboardShortcut("p", modifiers: .command, localization: .automatic)
      }
    }
  }

  // Apple, KeyboardShortcut.defaultAction: the Return key does what the control does.
  @Test func theDefaultActionIsFound() {
    let stage = Stage { Shortcuts(log: Log()) }
    #expect(stage.elements.defaultAction?.elementLabel == "save")
  }
}
