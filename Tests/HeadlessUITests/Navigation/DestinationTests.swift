import HeadlessUI
import LifecycleModel
import LifecycleSimulator
import Testing

@MainActor @Suite struct DestinationTests {
  struct Screen: View {
    @State private var isShown = false
    @State private var item: String?
    @State private var counter = 0
    var body: some View {
      NavigationStack {
        VStack {
          Text("flag \(isShown ? "on" : "off"), item \(item ?? "none")")
          Button("show") { isShown = true }
          Button("choose") { item = "one" }
        }
        .navigationDestination(isPresented: $isShown) {
          VStack {
            Text("flagged \(counter)")
            Button("count") { counter += 1 }
            Button("hide") { isShown = false }
          }
        }
        .navigationDestination(item: $item) { value in
          VStack {
            Text("item \(value)")
            Buffer()
            Button("another") { item = "two" }
          }
        }
      }
    }
  }
  struct Buffer: View {
    @State private var text = ""
    var body: some View { TextField("buffer", text: $text) }
  }

  // Apple, navigationDestination(isPresented:destination:).
  @Test func aFlagPushesAndGoingBackResetsIt() {
    let stage = Stage { Screen() }
    stage.tap("show")
    #expect(stage.words.contains("flagged 0"))
    stage.goBack()
    #expect(stage.words.contains("flag off, item none"))
    stage.tap("show")
    stage.tap("hide")
    #expect(stage.words.contains("flag off, item none"))
  }

  // RUNTIME 6: what the closure reads makes its screen out of date.
  @Test func aDestinationFollowsWhatItReads() {
    let stage = Stage { Screen() }
    stage.tap("show")
    stage.tap("count")
    #expect(stage.words.contains("flagged 1"))
  }

  // Apple, navigationDestination(item:destination:).
  @Test func anItemPushesAndAnotherItemIsAnotherView() {
    let stage = Stage { Screen() }
    stage.tap("choose")
    #expect(stage.words.contains("item one"))
    stage.type("draft", into: "buffer")
    stage.tap("another")
    #expect(stage.words.contains("item two"))
    #expect(!stage.words.contains("draft"))
    stage.goBack()
    #expect(stage.words.contains("flag off, item none"))
  }

  struct Nested: View {
    var body: some View {
      NavigationStack {
        NavigationLink("open", value: 1)
          .navigationDestination(for: Int.self) { Inner(number: $0) }
      }
    }
  }
  struct Inner: View {
    let number: Int
    var body: some View {
      NavigationLink("again", value: number + 1)
        .navigationDestination(for: Int.self) { Text("inner \($0)") }
    }
  }

  // Apple, navigationDestination(for:): the one nearest to the root is used.
  @Test func theDestinationNearestToTheRootCounts() {
    let stage = Stage { Nested() }
    stage.tap("open")
    stage.tap("again")
    #expect(stage.words.contains("again"))
    #expect(!stage.words.contains("inner 2"))
  }

  struct InRows: View {
    var body: some View {
      NavigationStack {
        List(0..<3) { index in
          NavigationLink("row \(index)", value: index)
            .navigationDestination(for: Int.self) { Text("detail \($0)") }
        }
      }
    }
  }

  // Apple, navigationDestination(for:): not inside a lazy container.
  @Test func aDestinationInsideALazyRowIsAMisuse() {
    let stage = Stage { InRows() }
    let notes = stage.misuses
    #expect(!notes.isEmpty)
  }

  struct Deep: View {
    @State private var first = false
    var body: some View {
      NavigationStack {
        Button("first") { first = true }
          .navigationDestination(isPresented: $first) { Second(first: $first) }
      }
    }
  }
  struct Second: View {
    @Binding var first: Bool
    @State private var second = false
    var body: some View {
      Button("second") { second = true }
        .navigationDestination(isPresented: $second) { Button("home") { first = false } }
    }
  }

  // Evidence nav-destination-ispresented-deep-pop-ignored-16: the reference pops to the root.
  @Test func resettingAFlagBelowPopsEverythingAboveIt() {
    let stage = Stage { Deep() }
    stage.tap("first")
    stage.tap("second")
    stage.tap("home")
    #expect(stage.words.contains("first"))
    stage.tap("first")
    #expect(stage.words.contains("second"))
  }
}
