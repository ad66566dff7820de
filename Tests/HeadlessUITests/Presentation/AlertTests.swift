import HeadlessUI
import LifecycleModel
import LifecycleSimulator
import Testing

@MainActor @Suite struct AlertTests {
  struct Deleting: View {
    @State var asks = false
    let log: Log
    var body: some View {
      Button("Delete…") { asks = true }
        .onChange(of: asks) { log.lines.append("asks \($1)") }
        .alert("Delete it?", isPresented: $asks) {
          Button("Delete", role: .destructive) { log.lines.append("delete, asks \(asks)") }
          Button("Keep", role: .cancel) {}
        } message: {
          Text("There is no way back.")
        }
    }
  }

  @Test func anAlertListsItsWordsAndItsActionsAndCoversTheScreen() {
    let stage = Stage { Deleting(log: Log()) }
    stage.tap("Delete…")
    let elements = stage.elements.items.map(\.element)
    #expect(elements.map(\.elementRole) == [.alert, .button, .button])
    #expect(elements[0].elementLabel == "Delete it?")
    #expect(elements[0].elementValue == "There is no way back.")
    #expect(elements.map(\.isElementCancelling) == [false, false, true])
  }

  // Apple, alert(_:isPresented:actions:): all actions in an alert dismiss it after the action runs.
  @Test func anActionRunsBeforeTheFlagIsReset() {
    let log = Log()
    let stage = Stage { Deleting(log: log) }
    stage.tap("Delete…")
    stage.tap("Delete")
    #expect(log.lines == ["asks true", "delete, asks true", "asks false"])
    #expect(stage.words == ["Delete…"])
  }

  @Test func dismissingAnAlertIsAWriteOfTheUser() {
    let stage = Stage { Deleting(log: Log()) }
    stage.tap("Delete…")
    stage.tap("Keep")
    let write = TraceEntry.write("isPresented", value: "false")
    #expect(stage.simulator.trace.entries.contains(write))
    #expect(stage.simulator.trace.entries.contains(.step("present alert \"Delete it?\"")))
  }

  struct Bare: View {
    @State var isShown = false
    var body: some View {
      Button("show") { isShown = true }
        .alert("Done", isPresented: $isShown) {}
    }
  }

  // Apple, alert(_:isPresented:actions:): without actions there is a standard OK action.
  @Test func anAlertWithoutActionsHasAnOKButton() {
    let stage = Stage { Bare() }
    stage.tap("show")
    #expect(stage.words == ["Done", "OK"])
    stage.tap("OK")
    #expect(stage.words == ["show"])
  }

  struct Naming: View {
    @State var asks = false
    @State var name = ""
    let log: Log
    var body: some View {
      Text("name: \(name)")
      Button("rename") { asks = true }
        .alert(Text("New name"), isPresented: $asks) {
          TextField("name", text: $name)
          SecureField("secret", text: .constant(""))
          Text("not shown")
          Button("OK") { log.lines.append("renamed to \(name)") }
        }
    }
  }

  // Apple, alert(_:isPresented:actions:): on iOS an alert shows only buttons, labels of them and
  // text fields.
  @Test func aFieldInAnAlertWritesItsBinding() {
    let log = Log()
    let stage = Stage { Naming(log: log) }
    stage.tap("rename")
    let roles = stage.elements.items.map(\.element.elementRole)
    #expect(roles == [.alert, .textField, .secureField, .button])
    stage.type("Ada", into: "name")
    stage.tap("OK")
    #expect(log.lines == ["renamed to Ada"])
    #expect(stage.words == ["name: Ada", "rename"])
  }

  struct Checked: View {
    @State var text = ""
    @State var isWrong = false
    @FocusState var isFocused: Bool
    let log: Log
    var body: some View {
      TextField("number", text: $text)
        .focused($isFocused)
        .onChange(of: text) { isWrong = $1.contains("x") }
        .onChange(of: isFocused) { log.lines.append("focus \($1)") }
        .alert("Only digits", isPresented: $isWrong) {}
    }
  }

  // Evidence alert-ends-editing-then-restores: normally editing continues underneath.
  @Test func anAlertDoesNotEndTheEditingUnderneath() {
    let log = Log()
    let stage = Stage { Checked(log: log) }
    stage.type("1x", into: "number")
    #expect(stage.words == ["Only digits", "OK"])
    stage.tap("OK")
    #expect(log.lines == ["focus true"])
  }

  struct Note: Identifiable {
    let id: Int
    var title: String
  }
  struct Presenting: View {
    @State var note: Note?
    @State var asks = false
    let log: Log
    var body: some View {
      Button("ask") { asks = true }
      Button("note") { note = Note(id: 1, title: "one") }
      Button("change") { note?.title = "two" }
        .alert("Delete?", isPresented: $asks, presenting: note) { note in
          Button("Delete \(note.title)") { log.lines.append(note.title) }
          Button("Rename") { self.note?.title = "two" }
        } message: { note in
          Text("id \(note.id)")
        }
    }
  }

  // Apple, alert(_:isPresented:presenting:actions:): both the flag and the data are needed.
  @Test func anAlertAboutDataWaitsForTheData() {
    let stage = Stage { Presenting(log: Log()) }
    stage.tap("ask")
    #expect(stage.words == ["ask", "note", "change"])
    stage.tap("note")
    #expect(stage.words == ["id 1", "Delete one", "Rename"])
  }

  struct Failure: LocalizedError {
    var errorDescription: String? { "It failed" }
    var recoverySuggestion: String? { "Try again" }
  }
  struct Failing: View {
    @State var error: Failure?
    @State var hasFailed = false
    var body: some View {
      Button("fail") {
        error = Failure()
        hasFailed = true
      }
      .alert(isPresented: $hasFailed, error: error) { _ in
        Button("Retry") {}
      } message: { error in
        Text(error.recoverySuggestion ?? "")
      }
    }
  }

  @Test func anAlertAboutAnErrorIsTitledWithItsDescription() {
    let stage = Stage { Failing() }
    stage.tap("fail")
    #expect(stage.elements.items[0].element.elementLabel == "It failed")
    #expect(stage.words == ["Try again", "Retry"])
  }

  struct Classic: View {
    @State var isShown = false
    @State var note: Note?
    let log: Log
    var body: some View {
      VStack {
        Button("flag") { isShown = true }
          .alert(isPresented: $isShown) {
            Alert(
              title: Text("Sure?"), message: Text("Really"),
              primaryButton: .destructive(Text("Yes")) { log.lines.append("yes") },
              secondaryButton: .cancel())
          }
        Button("item") { note = Note(id: 1, title: "one") }
          .alert(item: $note) { note in
            Alert(title: Text(note.title), dismissButton: .default(Text("Got it")))
          }
      }
    }
  }

  @Test func theFirstAlertsShowTheirButtons() {
    let log = Log()
    let stage = Stage { Classic(log: log) }
    stage.tap("flag")
    #expect(stage.words == ["Really", "Yes", "Cancel"])
    stage.tap("Yes")
    #expect(log.lines == ["yes"])
    stage.tap("item")
    #expect(stage.words == ["one", "Got it"])
    stage.tap("Got it")
    #expect(stage.words == ["flag", "item"])
  }

  struct TwoSteps: View {
    @State var first = false
    @State var second = false
    var body: some View {
      Button("begin") { first = true }
        .alert("First", isPresented: $first) { Button("Next") { second = true } }
        .alert("Second", isPresented: $second) { Button("End") {} }
    }
  }

  @Test func theActionOfAnAlertMayShowAnother() {
    let stage = Stage { TwoSteps() }
    stage.tap("begin")
    stage.tap("Next")
    #expect(stage.words == ["Second", "End"])
    stage.tap("End")
    #expect(stage.words == ["begin"])
  }
}
