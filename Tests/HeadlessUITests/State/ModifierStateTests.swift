import HeadlessUI
import Testing

@MainActor @Suite struct ModifierStateTests {
  struct Counting: ViewModifier {
    @State private var count = 0
    @AppStorage("taps") private var taps = 0
    func body(content: Content) -> some View {
      VStack {
        content
        Text("count \(count) taps \(taps)")
        Button("more") {
          count += 1
          taps += 2
        }
      }
    }
  }

  // Apple, ViewModifier: a modifier has state of its own, as a view has.
  @Test func aModifierKeepsItsState() {
    let stage = Stage { Text("a").modifier(Counting()) }
    stage.tap("more")
    #expect(stage.words == ["a", "count 1 taps 2", "more"])
  }

  /// A property of the app's own, made of the library's.
  @propertyWrapper struct Doubled: DynamicProperty {
    @State private var half: Int
    init(wrappedValue: Int) { _half = State(initialValue: wrappedValue / 2) }
    var wrappedValue: Int {
      get { half * 2 }
      nonmutating set { half = newValue / 2 }
    }
    var projectedValue: Binding<Int> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
  }
  struct Wrapped: View {
    @Doubled var number = 4
    var body: some View {
      VStack {
        Text("number \(number)")
        Button("more") { number += 2 }
      }
    }
  }

  // Apple, DynamicProperty: properties inside one are kept up to date with it.
  @Test func aPropertyOfTheAppsOwnIsMadeOfOthers() {
    let stage = Stage { Wrapped() }
    stage.tap("more")
    #expect(stage.words == ["number 6", "more"])
  }
}
