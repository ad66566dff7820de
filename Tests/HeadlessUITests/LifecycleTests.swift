import HeadlessUI
import LifecycleSimulator
import Testing

@MainActor @Suite struct LifecycleTests {
  struct Root: View {
    let log: Log
    var body: some View {
      NavigationView {
        VStack {
          Text("root")
          NavigationLink("open", destination: Detail(log: log))
        }
        .onAppear { log.lines.append("appear(root)") }
        .onDisappear { log.lines.append("disappear(root)") }
      }
    }
  }
  struct Detail: View {
    let log: Log
    @State var text = ""
    var body: some View {
      TextField("text", text: $text)
        .onAppear { log.lines.append("appear(detail)") }
        .onDisappear { log.lines.append("disappear(detail)") }
    }
  }

  // Evidence nav-push-fires-ondisappear-of-covered-screen: the order on push and back.
  @Test func pushAndBackTellBothScreens() {
    let log = Log()
    let stage = Stage { Root(log: log) }
    stage.tap("open")
    stage.goBack()
    #expect(
      log.lines == [
        "appear(root)", "appear(detail)", "disappear(root)", "appear(root)", "disappear(detail)",
      ])
  }

  struct Nested: View {
    let log: Log
    var body: some View {
      VStack { Text("child").onAppear { log.lines.append("child") } }
        .onAppear { log.lines.append("parent") }
    }
  }

  // Evidence nav-child-onappear-before-parent.
  @Test func childrenAppearBeforeParents() {
    let log = Log()
    _ = Stage { Nested(log: log) }
    #expect(log.lines == ["child", "parent"])
  }

  struct Swapping: View {
    @State var id = 1
    let log: Log
    var body: some View {
      VStack {
        Item(id: id, log: log).id(id)
        Button("swap") { id += 1 }
      }
    }
  }
  struct Item: View {
    let id: Int
    let log: Log
    var body: some View {
      Text("item")
        .onAppear { log.lines.append("appear \(id)") }
        .onDisappear { log.lines.append("disappear \(id)") }
    }
  }

  // Evidence nav-new-appear-before-old-disappear.
  @Test func aNewIdentityAppearsBeforeTheOldOneDisappears() {
    let log = Log()
    let stage = Stage { Swapping(log: log) }
    stage.tap("swap")
    #expect(log.lines == ["appear 1", "appear 2", "disappear 1"])
  }

  struct Changing: View {
    @State var count = 0
    let log: Log
    var body: some View {
      Button("add") { count += 1 }
        .onChange(of: count) { old, new in log.lines.append("\(old)->\(new)") }
        .onChange(of: count) { [count] new in log.lines.append("\(count) then \(new)") }
    }
  }

  // Apple, onChange(of:perform:): the closure that runs captures the old value.
  @Test func onChangeTellsOldAndNew() {
    let log = Log()
    let stage = Stage { Changing(log: log) }
    stage.tap("add")
    #expect(log.lines.sorted() == ["0 then 1", "0->1"])
  }

  struct Presenting: View {
    @State var show = false
    let log: Log
    var body: some View {
      Button("show") { show = true }
        .sheet(isPresented: $show, onDismiss: noteDismissal) {
          Text("inside")
            .onAppear { log.lines.append("appear(sheet)") }
            .onDisappear { log.lines.append("disappear(sheet)") }
        }
    }
    func noteDismissal() { log.lines.append("onDismiss") }
  }

  // Evidence sheet-binding-then-ondismiss-then-ondisappear-unspecified: the first author's order.
  @Test func aSheetTellsOnDismissBeforeItsContentDisappears() {
    let log = Log()
    let stage = Stage { Presenting(log: log) }
    stage.tap("show")
    #expect(stage.words == ["inside"])
    stage.run { _ = stage.simulator.presentations.dragDown() }
    #expect(stage.words == ["show"])
    #expect(log.lines == ["appear(sheet)", "onDismiss", "disappear(sheet)"])
  }
}
