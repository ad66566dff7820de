import HeadlessUI
import LifecycleModel
import LifecycleSimulator
import Testing

@MainActor @Suite struct PathTests {
  @MainActor final class Model: ObservableObject {
    @Published var path: [String] = []
    var log: [String] = []
  }
  struct Root: View {
    @ObservedObject var model: Model
    var body: some View {
      NavigationStack(
        path: Binding(
          get: { model.path },
          set: {
            model.log.append("set \($0)")
            model.path = $0
          })
      ) {
        VStack {
          NavigationLink("open a", value: "a")
          Button("push three") { model.path = ["a", "b", "c"] }
        }
        .navigationTitle("Root")
        .onAppear { model.log.append("appear root") }
        .onDisappear { model.log.append("disappear root") }
        .navigationDestination(for: String.self) { Level(name: $0, model: model) }
      }
    }
  }
  struct Level: View {
    let name: String
    let model: Model
    var body: some View {
      VStack {
        Text("level \(name)")
        NavigationLink("open next", value: name + "+")
        Button("replace middle") { model.path = ["a", "x", "y"] }
        Button("pop two") { model.path.removeLast(2) }
        Button("clear") { model.path = [] }
      }
      .navigationTitle(name)
      .onAppear { model.log.append("appear \(name)") }
      .onDisappear { model.log.append("disappear \(name)") }
    }
  }

  // Apple, NavigationStack: a link to a value adds the value to the path.
  @Test func aLinkToAValueAppendsToThePathAndPushes() {
    let model = Model()
    let stage = Stage { Root(model: model) }
    model.log.removeAll()
    stage.tap("open a")
    #expect(model.log == ["set [\"a\"]", "appear a", "disappear root"])
    #expect(stage.words.contains("level a"))
  }

  // Evidence nav-isactive-written-after-parent-onappear: the reference writes first.
  @Test func goingBackWritesThePathBeforeTheScreenBelowAppears() {
    let model = Model()
    let stage = Stage { Root(model: model) }
    stage.tap("open a")
    model.log.removeAll()
    stage.tap("Root")
    #expect(model.log == ["set []", "appear root", "disappear a"])
  }

  // Apple, NavigationStack: the stack shows what the path holds.
  @Test func severalValuesArePushedAtOnce() {
    let model = Model()
    let stage = Stage { Root(model: model) }
    model.log.removeAll()
    stage.tap("push three")
    #expect(stage.simulator.stacks.last?.screens.count == 4)
    #expect(model.log == ["appear c", "disappear root"])
    #expect(stage.words.first == "b")
    stage.goBack()
    #expect(model.path == ["a", "b"])
  }

  @Test func removingSeveralValuesPopsThemWithOneTransition() {
    let model = Model()
    model.path = ["a", "b", "c"]
    let stage = Stage { Root(model: model) }
    model.log.removeAll()
    stage.tap("pop two")
    #expect(model.log == ["appear a", "disappear c"])
    #expect(stage.words.contains("level a"))
  }

  @Test func replacingValuesReplacesTheirScreensAndKeepsTheOthers() {
    let model = Model()
    model.path = ["a", "b"]
    let stage = Stage { Root(model: model) }
    model.log.removeAll()
    stage.tap("replace middle")
    #expect(model.log == ["appear y", "disappear b"])
    stage.goBack()
    #expect(stage.words.contains("level x"))
    #expect(model.path == ["a", "x"])
  }

  @Test func anEmptyPathPopsToTheRoot() {
    let model = Model()
    model.path = ["a", "b"]
    let stage = Stage { Root(model: model) }
    model.log.removeAll()
    stage.tap("clear")
    #expect(model.log == ["appear root", "disappear b"])
    #expect(stage.simulator.stacks.last?.screens.count == 1)
  }

  // Apple, NavigationStack: a path with values at the start is a deep link.
  @Test func aPathThatIsFullAtTheStartShowsItsLastValue() {
    let model = Model()
    model.path = ["a", "b"]
    let stage = Stage { Root(model: model) }
    #expect(model.log == ["appear b"])
    #expect(stage.words.contains("level b"))
  }

  // Evidence swipe-back-cancelled-reported-as-pop-ios18: the reference reports no pop.
  @Test func aCancelledSwipeDoesNotWriteThePath() {
    let model = Model()
    model.path = ["a"]
    let stage = Stage { Root(model: model) }
    model.log.removeAll()
    stage.run { stage.simulator.stacks.last?.cancelInteractivePop() }
    #expect(model.log == [])
    #expect(model.path == ["a"])
  }

  @Test func aCompletedSwipeWritesThePathOnce() {
    let model = Model()
    model.path = ["a"]
    let stage = Stage { Root(model: model) }
    model.log.removeAll()
    stage.run { stage.simulator.stacks.last?.pop(cause: .interactivePop) }
    #expect(model.log == ["appear root", "set []", "disappear a"])
  }

  struct Mixed: View {
    @State private var path = NavigationPath()
    let log: Log
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          NavigationLink("view") { Middle() }
          Text("count \(path.count)")
        }
        .navigationDestination(for: Int.self) { Text("number \($0)") }
      }
      .onChange(of: path) { log.lines.append("count \(path.count)") }
    }
  }
  struct Middle: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack {
        Text("middle")
        NavigationLink("number", value: 7)
        Button("dismiss") { dismiss() }
      }
    }
  }

  // Evidence nav-mixed-view-and-value-links-wrong-order: the reference keeps the order of pushes.
  @Test func aViewLinkIsNoPartOfThePathAndStaysBelowAValue() {
    let log = Log()
    let stage = Stage { Mixed(log: log) }
    stage.tap("view")
    #expect(log.lines == [])
    stage.tap("number")
    #expect(log.lines == ["count 1"])
    #expect(stage.words.contains("number 7"))
    stage.goBack()
    #expect(stage.words.contains("middle"))
    #expect(log.lines == ["count 1", "count 0"])
    stage.tap("dismiss")
    #expect(stage.words.contains("count 0"))
  }

  struct Lost: View {
    var body: some View {
      NavigationStack {
        NavigationLink("nowhere", value: 1.5)
          .navigationDestination(for: String.self) { Text($0) }
      }
    }
  }

  // Apple, navigationDestination(for:): without one the stack has nothing to show for the value.
  @Test func aValueWithoutADestinationShowsASignAndIsAMisuse() {
    let stage = Stage { Lost() }
    stage.tap("nowhere")
    #expect(stage.words.contains("exclamationmark.triangle"))
    let misuses = stage.misuses
    #expect(misuses.count == 1)
  }
}
