import HeadlessUI
import Testing

@MainActor @Suite struct PreferenceTests {
  struct Words: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  struct Screen: View {
    @State var middle = "b"
    @State var shows = true
    @State var seen: [String] = []
    let log: Log
    var body: some View {
      VStack {
        VStack {
          Text("a").preference(key: Words.self, value: ["a"])
          if shows { Text(middle).preference(key: Words.self, value: [middle]) }
          HStack { Text("c").preference(key: Words.self, value: ["c"]) }
        }
        .onPreferenceChange(Words.self) { words in
          log.lines.append(words.joined())
          seen = words
        }
        Text("seen \(seen.joined())")
        Button("change") { middle = "x" }
        Button("hide") { shows = false }
        Button("nothing") { middle = middle }
      }
    }
  }

  // Apple, PreferenceKey: values are reduced in the order of the view tree.
  @Test func valuesAreReducedInTheOrderOfTheTree() {
    let log = Log()
    let stage = Stage { Screen(log: log) }
    stage.run {}
    #expect(log.lines == ["abc"])
    #expect(stage.words.contains("seen abc"))
  }

  // Apple, onPreferenceChange(_:perform:): only when the value is another.
  @Test func onlyAnotherValueIsTold() {
    let log = Log()
    let stage = Stage { Screen(log: log) }
    stage.run {}
    stage.tap("nothing")
    stage.tap("change")
    stage.tap("hide")
    #expect(log.lines == ["abc", "axc", "ac"])
    #expect(stage.words.contains("seen ac"))
  }

  struct Layers: View {
    @State var count = 1
    var body: some View {
      VStack {
        Text("base").preference(key: Words.self, value: Array(repeating: "w", count: count))
        Button("more") { count += 1 }
      }
      .transformPreference(Words.self) { $0.append("!") }
      .overlayPreferenceValue(Words.self) { Text("over \($0.joined())") }
      .backgroundPreferenceValue(Words.self) { Text("under \($0.joined())") }
    }
  }

  @Test func layersAreMadeOfTheValueAndFollowIt() {
    let stage = Stage { Layers() }
    stage.run {}
    #expect(stage.words == ["under w!", "base", "more", "over w!"])
    stage.tap("more")
    #expect(stage.words == ["under ww!", "base", "more", "over ww!"])
  }

  struct Places: PreferenceKey {
    static let defaultValue: Anchor<CGRect>? = nil
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
      value = value ?? nextValue()
    }
  }

  @Test func anAnchorIsAPlaceInAProxy() {
    let stage = Stage {
      Text("a")
        .anchorPreference(key: Places.self, value: .bounds) { $0 }
        .overlayPreferenceValue(Places.self) { anchor in
          GeometryReader { proxy in
            Text(anchor.map { "at \(Int(proxy[$0].minX))" } ?? "none")
          }
        }
    }
    #expect(stage.words == ["a", "at 0"])
  }
}
