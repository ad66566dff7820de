import HeadlessUI
import LifecycleModel
import LifecycleSimulator
import Testing

@MainActor @Suite struct ButtonStyleTests {
  struct Loud: ButtonStyle {
    var mark = "!"
    let log: Log
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(isEnabled ? mark : "off")
      }
      .onChange(of: configuration.isPressed) { log.lines.append("pressed \($1)") }
    }
  }
  struct Host: View {
    @State var mark = "!"
    let log: Log
    var body: some View {
      VStack {
        Button("save") {
          log.lines.append("save")
          mark = "?"
        }
        Button("drop", role: .cancel) {}.disabled(true)
      }
      .buttonStyle(Loud(mark: mark, log: log))
      Button("plain") {}
    }
  }

  // Apple, ButtonStyle: the body is made of the configuration; isPressed tells of the press.
  @Test func aButtonShowsTheBodyOfItsStyleAndTellsOfThePress() {
    let log = Log()
    let stage = Stage { Host(log: log) }
    #expect(stage.words == ["save !", "drop off", "plain"])
    stage.tap("save !")
    #expect(log.lines == ["pressed true", "save", "pressed false"])
    #expect(stage.words == ["save ?", "drop off", "plain"])
    #expect(stage.element("drop off")?.isElementCancelling == true)
  }

  struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture {
        configuration.trigger()
        configuration.trigger()
      }
    }
  }
  struct Confirming: PrimitiveButtonStyle {
    @State private var asks = false
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration).opacity(1)
    }
  }
  struct Primitive: View {
    @State var count = 0
    var body: some View {
      Text("count \(count)")
      Button("twice") { count += 1 }.buttonStyle(Twice())
      Button("once") { count += 1 }.buttonStyle(Confirming())
      Button("drawn") { count += 1 }.buttonStyle(.borderedProminent).buttonStyle(Twice())
    }
  }

  // Apple, PrimitiveButtonStyle: the style decides when the action is triggered.
  @Test func aPrimitiveStyleTriggersTheButton() {
    let stage = Stage { Primitive() }
    #expect(stage.element("twice")?.elementRole == .button)
    stage.tap("twice")
    #expect(stage.words[0] == "count 2")
    stage.tap("once")
    #expect(stage.words[0] == "count 3")
    stage.tap("drawn")
    #expect(stage.words[0] == "count 4")
  }

  struct Rows: View {
    let log: Log
    var body: some View {
      List {
        HStack {
          Text("one")
          Button("act") { log.lines.append("one") }
        }
        HStack {
          Text("two")
          Button("act") { log.lines.append("two") }.buttonStyle(.borderless)
        }
        HStack {
          Text("three")
          Button("a") { log.lines.append("a") }
          Button("b") { log.lines.append("b") }
        }
      }
    }
  }

  // Apple, BorderlessButtonStyle and List: a plain button of a row takes the row's tap, one with a
  // border-less style is touched itself.
  @Test func aTapOnARowIsATapOnItsOnlyButton() {
    let log = Log()
    let stage = Stage { Rows(log: log) }
    #expect(stage.row(0)?.selectRow() == true)
    #expect(stage.row(1)?.selectRow() == false)
    #expect(stage.row(2)?.selectRow() == false)
    #expect(log.lines == ["one"])
  }

  struct Roles: View {
    let log: Log
    var body: some View {
      Button(role: .cancel) {
        log.lines.append("cancel")
      } label: {
        Text("Leave")
      }
      Button(role: .destructive, action: { log.lines.append("delete") })
      Button("Add", systemImage: "plus") { log.lines.append("add") }
      Button("Remove", systemImage: "minus", role: .destructive) {}
      Button {
        log.lines.append("plain")
      } label: {
        Image(systemName: "star")
      }
      ShareLink(item: "text")
    }
  }

  @Test func buttonsAreNamedByLabelRoleOrImage() {
    let log = Log()
    let stage = Stage { Roles(log: log) }
    #expect(stage.words == ["Leave", "Delete", "Add", "Remove", "star", "Share…"])
    for word in stage.words { stage.tap(word) }
    #expect(log.lines == ["cancel", "delete", "add", "plain"])
    #expect(stage.simulator.unsupported.count == 1)
  }
}

@MainActor @Suite struct ModifierPropertyTests {
  struct Counting: ViewModifier {
    @State private var count = 0
    func body(content: Content) -> some View {
      content
      Button("count \(count)") { count += 1 }
    }
  }

  // Apple, ViewModifier: a modifier may have dynamic properties.
  @Test func aModifierKeepsStateOfItsOwn() {
    let stage = Stage { Text("a").modifier(Counting()) }
    stage.tap("count 0")
    #expect(stage.words == ["a", "count 1"])
  }
}
