import HeadlessUI
import LifecycleModel
import LifecycleSimulator
import Testing

/// Appearances that views are told of although nothing comes on the screen.
@MainActor @Suite struct AnnouncementTests {
  final class Router: ObservableObject {
    @Published var path: [Int] = []
  }
  struct Routed: View {
    let log: Log
    @ObservedObject var router: Router
    var body: some View {
      NavigationStack(path: Binding(get: { router.path }, set: { router.path = $0 })) {
        Text("root")
          .navigationDestination(for: Int.self) { level in
            Text("level \(level)")
              .onAppear { log.lines.append("appear \(level)") }
              .task {}
          }
      }
    }
  }

  // Evidence nav-stack-custom-binding-grandparent-onappear names onAppear alone: work that nobody
  // would cancel is not begun on a covered screen.
  @Test func aCoveredScreenThatIsToldBeginsNoTask() {
    var behavior = PlatformBehavior.reference
    behavior.navigation.closurePathPush = Setting(.secondBelowReappears)
    let (log, router) = (Log(), Router())
    let stage = Stage(behavior: behavior) { Routed(log: log, router: router) }
    for level in 1...3 { stage.run { router.path.append(level) } }
    #expect(log.lines == ["appear 1", "appear 2", "appear 3", "appear 1"])
    let starts = stage.simulator.trace.entries.filter {
      if case .event(.taskStart, _, _, _, _) = $0 { true } else { false }
    }
    #expect(starts.count == 3)
  }

  private var toldInBackground: PlatformBehavior {
    var behavior = PlatformBehavior.reference
    behavior.scenes.viewsInBackground = Setting(.appearAgain)
    return behavior
  }

  struct Rows: View {
    let log: Log
    var body: some View {
      List {
        VStack { Text("fixed").onAppear { log.lines.append("appear fixed") } }
        ForEach(1..<4) { number in
          Text("row \(number)").onAppear { log.lines.append("appear \(number)") }
        }
      }
    }
  }

  @Test func onlyRowsOnTheScreenAreTold() {
    let log = Log()
    let stage = Stage(behavior: toldInBackground, visibleRows: 2) { Rows(log: log) }
    stage.run { _ = stage.elements.scrollers[0].scroll(rows: 2) }
    log.lines.removeAll()
    stage.run { stage.simulator.scene.enterBackground() }
    #expect(log.lines.sorted() == ["appear 2", "appear 3"])
  }

  struct Columns: View {
    let log: Log
    var body: some View {
      NavigationSplitView {
        Text("sidebar").onAppear { log.lines.append("appear sidebar") }
      } detail: {
        Text("detail").onAppear { log.lines.append("appear detail") }
      }
    }
  }

  @Test(arguments: [Device.SizeClass.compact, .regular]) func columnsOnTheScreenAreTold(
    sizeClass: Device.SizeClass
  ) {
    let log = Log()
    let stage = Stage(behavior: toldInBackground, sizeClass: sizeClass) { Columns(log: log) }
    let shown = log.lines
    stage.run { stage.simulator.scene.enterBackground() }
    #expect(!shown.isEmpty)
    #expect(log.lines == shown + shown)
  }
}
