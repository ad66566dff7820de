import HeadlessUI
import LifecycleModel
import LifecycleSimulator
import Testing

@MainActor @Suite struct PickerTests {
  enum Flavor: String, CaseIterable, Identifiable {
    case vanilla, cocoa, lemon
    var id: Self { self }
  }

  struct Menu: View {
    @State var flavor = Flavor.vanilla
    var body: some View {
      Picker("Flavor", selection: $flavor) {
        ForEach(Flavor.allCases) { Text($0.rawValue) }
      }
      Text("chosen \(flavor.rawValue)")
    }
  }

  // Apple, Picker: "ForEach automatically assigns a tag to the selection views using each option's
  // id".
  @Test func identitiesAreTags() {
    let stage = Stage { Menu() }
    #expect(stage.value(ofFirst: .picker) == "vanilla")
    #expect(stage.perform(.pick("lemon"), onFirst: .picker))
    #expect(stage.words == ["lemon", "chosen lemon"])
    #expect(stage.writes == ["Flavor = lemon"])
    #expect(!stage.perform(.pick("mint"), onFirst: .picker))
  }

  @Test func aTapOpensTheMenu() {
    let stage = Stage { Menu() }
    stage.tap("Flavor")
    #expect(stage.labels(of: .menuItem) == ["vanilla", "cocoa", "lemon"])
    stage.tap("cocoa")
    #expect(stage.labels(of: .menuItem).isEmpty)
    #expect(stage.words.contains("chosen cocoa"))
  }

  struct Optionals: View {
    @State var loose: Int?
    @State var strict: Int?
    var body: some View {
      Picker("Loose", selection: $loose) {
        Text("none").tag(nil as Int?)
        Text("one").tag(1)
      }
      Picker("Strict", selection: $strict) {
        Text("one").tag(1, includeOptional: false)
        Text("two").tag(Optional(2))
      }
      Text("\(loose ?? 0) \(strict ?? 0)")
    }
  }

  // Apple, View.tag(_:includeOptional:): true by default, also matches the optional.
  @Test func aTagAlsoStandsForTheOptional() {
    let stage = Stage { Optionals() }
    #expect(stage.value(ofFirst: .picker) == "none")
    stage.perform(.pick("one"), onFirst: .picker)
    #expect(stage.words.last == "1 0")
    var understood = true
    stage.run { understood = stage.element("Strict")?.perform(.pick("one")) ?? true }
    #expect(!understood)
    stage.run { _ = stage.element("Strict")?.perform(.pick("two")) }
    #expect(stage.words.last == "1 2")
  }

  struct Segments: View {
    @State var index = 0
    var body: some View {
      Picker("View", selection: $index) {
        Text("list").tag(0)
        Text("grid").tag(1)
      }
      .pickerStyle(.segmented)
      .labelsHidden()
    }
  }

  // Apple, SegmentedPickerStyle: the options are shown beside each other.
  @Test func segmentsCanBeTapped() {
    let stage = Stage { Segments() }
    #expect(stage.labels(of: .segment) == ["grid"])
    stage.tap("grid")
    #expect(stage.value(ofFirst: .picker) == "grid")
    #expect(stage.labels(of: .segment) == ["list"])
    #expect(stage.perform(.pick("list"), onFirst: .picker))
    #expect(stage.value(ofFirst: .picker) == "list")
  }

  struct Inline: View {
    @State var index = 0
    @State var count = 2
    var body: some View {
      Form {
        Picker("Size", selection: $index) {
          ForEach(0..<count, id: \.self) { Text("size \($0)") }
        }
        .pickerStyle(.inline)
        Button("more") { count += 1 }
      }
    }
  }

  // Apple, InlinePickerStyle: in a form or list each option is a row.
  @Test func inlineOptionsAreRows() {
    let stage = Stage { Inline() }
    #expect(stage.elements.rows.count == 4)
    stage.tap("size 1")
    #expect(stage.value(ofFirst: .picker) == "size 1")
    stage.tap("more")
    #expect(stage.elements.rows.count == 5)
  }

  struct Pushing: View {
    @State var index = 0
    var body: some View {
      NavigationStack {
        Form {
          Picker("Size", selection: $index) {
            Text("small").tag(0)
            Text("large").tag(1)
          }
          .pickerStyle(.navigationLink)
        }
      }
    }
  }

  // Apple, NavigationLinkPickerStyle: a screen of options is pushed; choosing goes back.
  @Test func optionsArePushed() {
    let stage = Stage { Pushing() }
    stage.tap("Size")
    #expect(stage.labels(of: .button) == ["small", "large"])
    stage.tap("large")
    #expect(stage.labels(of: .button).isEmpty)
    #expect(stage.value(ofFirst: .picker) == "large")
  }

  struct Several: View {
    struct Alarm: Identifiable {
      let id: Int
      var sound: Int
    }
    @State var alarms = [Alarm(id: 0, sound: 1), Alarm(id: 1, sound: 2)]
    var body: some View {
      Picker("Sound", sources: $alarms, selection: \.sound) {
        Section("Bells") { Text("bell").tag(1) }
        Divider()
        Text("horn").tag(2)
      }
      Text(alarms.map { "\($0.sound)" }.joined())
    }
  }

  // Apple, Picker.init(_:sources:selection:content:): writes all sources.
  @Test func severalSourcesAreWrittenTogether() {
    let stage = Stage { Several() }
    #expect(stage.value(ofFirst: .picker) == "")
    stage.perform(.pick("horn"), onFirst: .picker)
    #expect(stage.words.last == "22")
  }
}
