import HeadlessUI
import LifecycleSimulator
import Testing

@MainActor @Suite struct LeakTests {
  struct Screen: View {
    @State var items = ["a", "b", "c"]
    @State var text = ""
    @StateObject var model = ObservationTests.Model()
    var body: some View {
      NavigationView {
        List {
          ForEach(items, id: \.self) { item in
            NavigationLink(item, destination: TextField(item, text: $text))
          }
          .onDelete { items.remove(atOffsets: $0) }
        }
        .onAppear { text = "x" }
      }
    }
  }

  // RUNTIME, a shape that is fast: a world is dropped in one go and leaves nothing behind.
  @Test func nothingIsLeftOfAWorldThatWasDropped() {
    weak var graph: ViewGraph?
    weak var simulator: Simulator?
    do {
      let stage = Stage { Screen() }
      stage.tap("b")
      stage.goBack()
      stage.run { _ = stage.row(0)?.deleteRow() }
      graph = ViewGraph.of(stage.simulator)
      simulator = stage.simulator
      stage.tearDown()
      stage.simulator.endProcess()
      #expect(graph?.liveNodeCount ?? 0 == 0)
    }
    #expect(graph == nil)
    #expect(simulator == nil)
  }
}
