import HeadlessUI
import LifecycleModel
import LifecycleSimulator
import Testing

@MainActor @Suite struct CustomLookTests {
  struct Check: ToggleStyle {
    var mark = "x"
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        configuration.label
        Text(isEnabled ? (configuration.isOn ? mark : "-") : "off")
      }
    }
  }
  struct Switches: View {
    @State var isOn = false
    @State var mark = "x"
    var body: some View {
      VStack {
        Toggle("one", isOn: $isOn)
        Toggle("two", isOn: $isOn).disabled(true)
        Toggle("three", isOn: $isOn).toggleStyle(.switch)
        Button("mark") { mark = "y" }
      }
      .toggleStyle(Check(mark: mark))
    }
  }

  // Apple, ToggleStyle: the body is made of the configuration, whose isOn is the toggle's binding.
  @Test func aToggleShowsTheBodyOfItsStyleAndAButtonInItIsItsSwitch() {
    let stage = Stage { Switches() }
    #expect(stage.labels(of: .toggle) == ["one -", "two off", "three"])
    stage.run { _ = stage.element("one -")?.perform(.toggle) }
    #expect(stage.labels(of: .toggle) == ["one x", "two off", "three"])
    #expect(stage.element("three")?.elementValue == "on")
    stage.tap("mark")
    #expect(stage.labels(of: .toggle) == ["one y", "two off", "three"])
  }

  struct Framed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("<")
      Label(configuration)
    }
  }
  struct Card: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("card")
      configuration.content
    }
  }
  struct Boxes: View {
    @State var name = "a"
    let log: Log
    var body: some View {
      GroupBox("title") {
        Label(name, systemImage: "star").onAppear { log.lines.append("appear") }
        Button("next") { name += "b" }
      }
      .labelStyle(Framed())
      .groupBoxStyle(Card())
    }
  }

  // Apple, LabelStyle: `Label(configuration)` has the look around the style; GroupBoxStyle: the
  // body shows the label and the content where it puts them.
  @Test func aStyleShowsThePartsItIsHandedAndKeepsThem() {
    let log = Log()
    let stage = Stage { Boxes(log: log) }
    #expect(stage.words == ["card", "<", "a", "next"])
    stage.tap("next")
    #expect(stage.words == ["card", "<", "ab", "next"])
    #expect(log.lines == ["appear"])
  }

  struct Named: View {
    var body: some View {
      Button {
      } label: {
        Image(systemName: "star").accessibilityLabel("Favorite")
      }
    }
  }

  // Apple, accessibilityLabel: it is the name of the image, by which the button is called.
  @Test func aButtonIsCalledAsItsPictureIs() {
    #expect(Stage { Named() }.labels(of: .button) == ["Favorite"])
  }
}
