import HeadlessUI
import LifecycleModel
import LifecycleSimulator
import Testing

@MainActor @Suite struct TwoSelectionsTests {
  private let quirk = QuirkIndex(1)

  struct Screen: View {
    @State private var first: Int?
    @State private var second: Int?
    var body: some View {
      NavigationView {
        VStack {
          NavigationLink("one", tag: 1, selection: $first) {
            VStack {
              Text("first \(first ?? 0)")
              Button("select two") { second = 2 }
              Button("select three") { first = 3 }
            }
          }
          NavigationLink("two", tag: 2, selection: $second) { Text("over \(first ?? 0)") }
          NavigationLink("three", tag: 3, selection: $first) { Text("third \(first ?? 0)") }
        }
      }
    }
  }

  // Apple, NavigationLink.init(tag:selection:): each selection says what its own links show.
  @Test func anotherSelectionPushesAndLeavesTheFirstOneAlone() {
    let stage = Stage { Screen() }
    stage.tap("one")
    stage.tap("select two")
    #expect(stage.words.contains("over 1"))
    stage.goBack()
    #expect(stage.words.contains("first 1"))
  }

  @Test func anotherLinkOfTheSelectionReplacesTheFirst() {
    let stage = Stage { Screen() }
    stage.tap("one")
    stage.tap("select three")
    #expect(stage.words.contains("third 3"))
    stage.goBack()
    #expect(stage.words.contains("one"))
  }

  // Quirk swipe-back-cancelled-reported-as-pop-ios18 is about UIKit's delegate alone.
  @Test func aCancelledSwipeTellsNoDelegateOfAStackOfViews() {
    var behavior = PlatformBehavior.reference
    behavior.destinations.cancelledSwipe = Setting(.belowWasShown, quirk: quirk)
    let stage = Stage(behavior: behavior) { Screen() }
    stage.tap("one")
    stage.run { stage.simulator.stacks.last?.cancelInteractivePop() }
    #expect(!stage.simulator.fired.contains(quirk))
  }

  struct Nested: View {
    @State private var selection: Int?
    var body: some View {
      NavigationView {
        NavigationLink("go") {
          NavigationLink("one", tag: 1, selection: $selection) { Text("there") }
        }
      }
    }
  }

  // Quirk nav-isactive-false-right-after-push-ios16-1: only where the binding is of closures.
  @Test func aSelectionInStateIsNoPairOfClosuresOfTheApp() {
    var behavior = PlatformBehavior.reference
    behavior.navigation.nestedActiveLink = Setting(.resetsAfterPush, quirk: quirk)
    let stage = Stage(behavior: behavior) { Nested() }
    stage.tap("go")
    stage.tap("one")
    #expect(stage.words.contains("there"))
    #expect(!stage.simulator.fired.contains(quirk))
  }
}
