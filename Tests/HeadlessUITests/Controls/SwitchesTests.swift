import HeadlessUI
import LifecycleModel
import LifecycleSimulator
import Testing

@MainActor @Suite struct SwitchesTests {
  struct Settings: View {
    struct Item: Identifiable {
      let id: Int
      var isOn: Bool
    }
    @State var isOn = false
    @State var items: [Item]
    let seen: Seen<Bool>
    var body: some View {
      Toggle("Sound", isOn: $isOn).onChange(of: isOn) { seen.values.append($0) }
      Toggle("All", sources: $items, isOn: \.isOn)
    }
  }

  // Apple, Toggle: "You create a toggle by providing an isOn binding"; one tap, one change.
  @Test func aTapSwitchesOnce() {
    let seen = Seen<Bool>()
    let stage = Stage { Settings(items: [], seen: seen) }
    stage.tap("Sound")
    #expect(seen.values == [true])
    #expect(stage.writes == ["Sound = true"])
    #expect(stage.value(ofFirst: .toggle) == "on")
  }

  // Apple, Toggle.init(sources:isOn:label:): mixed while the sources differ.
  @Test func aMixedToggleTurnsAllOn() {
    let stage = Stage {
      Settings(items: [.init(id: 0, isOn: true), .init(id: 1, isOn: false)], seen: Seen())
    }
    #expect(stage.element("All")?.elementValue == "mixed")
    stage.tap("All")
    #expect(stage.element("All")?.elementValue == "on")
    stage.tap("All")
    #expect(stage.element("All")?.elementValue == "off")
  }

  struct Counter: View {
    @State var count = 9
    let editing: Seen<Bool>
    var body: some View {
      Stepper("Count", value: $count, in: 0...10, step: 2) { editing.values.append($0) }
      Text("count \(count)")
    }
  }

  // Apple, Stepper.init(_:value:in:step:onEditingChanged:): stays within the range; the closure
  // is called with true when editing begins and false when it ends.
  @Test func aStepperStopsAtTheEndOfItsRange() {
    let editing = Seen<Bool>()
    let stage = Stage { Counter(editing: editing) }
    #expect(stage.perform(.step(1), onFirst: .stepper))
    #expect(stage.words.contains("count 10"))
    #expect(editing.values == [true, false])
    #expect(!stage.perform(.step(1), onFirst: .stepper))
    #expect(stage.perform(.step(-3), onFirst: .stepper))
    #expect(stage.words.contains("count 4"))
    #expect(stage.value(ofFirst: .stepper) == "4")
  }

  // Apple, Stepper.init(label:onIncrement:onDecrement:): nil disables the direction.
  @Test func aDirectionWithoutActionCannotBePressed() {
    let seen = Seen<String>()
    let stage = Stage {
      Stepper("Only up", onIncrement: { seen.values.append("+") }, onDecrement: nil)
    }
    #expect(!stage.perform(.step(-1), onFirst: .stepper))
    #expect(stage.perform(.step(2), onFirst: .stepper))
    #expect(seen.values == ["+", "+"])
  }

  struct Volume: View {
    @State var volume = 0.0
    let log: Seen<String>
    var body: some View {
      Slider(value: $volume, in: 0...10, step: 1) {
        Text("Volume")
      } minimumValueLabel: {
        Text("quiet")
      } maximumValueLabel: {
        Text("loud")
      } onEditingChanged: {
        log.values.append($0 ? "begin" : "end")
      }
      .onChange(of: volume) { log.values.append("\(volume)") }
    }
  }

  // Apple, Slider: the binding is updated while the thumb is dragged; onEditingChanged is called
  // when editing begins and ends.
  @Test func aDragWritesOnItsWay() {
    let log = Seen<String>()
    let stage = Stage { Volume(log: log) }
    #expect(stage.words == ["quiet", "0.0", "loud"])
    #expect(stage.perform(.slide(8.2), onFirst: .slider))
    #expect(log.values == ["begin", "2.0", "4.0", "6.0", "8.0", "end"])
    #expect(stage.value(ofFirst: .slider) == "8.0")
    stage.perform(.slide(99), onFirst: .slider)
    #expect(stage.value(ofFirst: .slider) == "10.0")
  }

  // Apple, disabled(_:): a disabled control does not respond.
  @Test func aDisabledControlSaysSo() {
    let stage = Stage { Toggle("Off", isOn: .constant(false)).disabled(true) }
    #expect(stage.element("Off")?.isElementEnabled == false)
  }

  struct Colors: View {
    @State var color = Color(.sRGB, red: 1, green: 0, blue: 0)
    var body: some View { ColorPicker("Tint", selection: $color, supportsOpacity: false) }
  }

  // Apple, ColorPicker.init(_:selection:supportsOpacity:).
  @Test func aColorIsPickedByItsComponents() {
    let stage = Stage { Colors() }
    #expect(stage.words == ["#FF0000"])
    #expect(stage.perform(.pick("#00FF80"), onFirst: .picker))
    #expect(stage.words == ["#00FF80"])
    #expect(!stage.perform(.pick("#00FF8080"), onFirst: .picker))
  }

  struct Opening: View {
    let seen: Seen<String>
    let url = URL(string: "https://example.com/a")!
    @Environment(\.openURL) private var openURL
    var body: some View {
      Link("Outside", destination: url)
      Link("Inside", destination: url)
        .environment(
          \.openURL,
          OpenURLAction { url in
            seen.values.append(url.path)
            return .handled
          })
      Button("By hand") { openURL(url) }
    }
  }

  // Apple, OpenURLAction: a handler in the environment is asked before the system.
  @Test func aLinkAsksTheEnvironment() {
    let seen = Seen<String>()
    let stage = Stage { Opening(seen: seen) }
    stage.tap("Inside")
    #expect(seen.values == ["/a"])
    stage.tap("Outside")
    stage.tap("By hand")
    let opened = stage.simulator.trace.entries.filter { $0 == .step("open https://example.com/a") }
    #expect(opened.count == 2)
  }
}
