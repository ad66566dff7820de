import HeadlessUI
import LifecycleModel
import LifecycleSimulator
import Testing

@MainActor @Suite struct ScrollingTests {
  struct Chat: View {
    @State var count = 20
    var body: some View {
      ScrollViewReader { proxy in
        Button("last") { proxy.scrollTo(count - 1) }
        Button("middle") { proxy.scrollTo(10, anchor: .top) }
        ScrollView {
          LazyVStack {
            ForEach(0..<count, id: \.self) { Text("line \($0)").id($0) }
          }
        }
        .onChange(of: count) { proxy.scrollTo(count - 1, anchor: .bottom) }
        Button("more") { count += 1 }
      }
    }
  }

  // Apple, ScrollViewProxy.scrollTo(_:anchor:): without an anchor it "scrolls the minimum amount".
  @Test func scrollingToAnIdentityBringsTheRowOnTheScreen() {
    let stage = Stage(visibleRows: 3) { Chat() }
    #expect(stage.words.contains("line 0"))
    stage.tap("last")
    #expect(stage.words.filter { $0.hasPrefix("line") } == ["line 17", "line 18", "line 19"])
    stage.tap("middle")
    #expect(stage.words.filter { $0.hasPrefix("line") } == ["line 10", "line 11", "line 12"])
    stage.tap("more")
    #expect(stage.words.filter { $0.hasPrefix("line") } == ["line 18", "line 19", "line 20"])
  }

  struct Following: View {
    @State var top: Int?
    var body: some View {
      ScrollView {
        LazyVStack { ForEach(0..<10, id: \.self) { Text("line \($0)") } }.scrollTargetLayout()
      }
      .scrollPosition(id: $top)
      Text("top \(top ?? -1)")
      Button("five") { top = 5 }
    }
  }

  // Apple, scrollPosition(id:anchor:): the binding follows, and sets, the first row.
  @Test func aPositionFollowsAndLeads() {
    let stage = Stage(visibleRows: 3) { Following() }
    stage.run { _ = stage.elements.scrollers[0].scroll(rows: 2) }
    #expect(stage.words.contains("top 2"))
    stage.tap("five")
    #expect(stage.words.contains("line 5"))
    #expect(!stage.words.contains("line 4"))
  }

  struct Tiles: View {
    var body: some View {
      ScrollView {
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
          ForEach(0..<10) { Text("tile \($0)") }
        }
      }
    }
  }

  // Apple, LazyVGrid: items are laid out line by line and made as needed.
  @Test func aGridShowsWholeLines() {
    let stage = Stage(visibleRows: 2) { Tiles() }
    #expect(stage.words == ["tile 0", "tile 1", "tile 2", "tile 3"])
    stage.run { _ = stage.elements.scrollers[0].scroll(rows: 1) }
    #expect(stage.words == ["tile 2", "tile 3", "tile 4", "tile 5"])
    stage.run { _ = stage.elements.scrollers[0].scroll(rows: 9) }
    #expect(stage.words == ["tile 6", "tile 7", "tile 8", "tile 9"])
  }
}
