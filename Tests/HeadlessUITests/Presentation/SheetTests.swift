import HeadlessUI
import LifecycleModel
import LifecycleSimulator
import Testing

@MainActor @Suite struct SheetTests {
  struct Item: Identifiable, Hashable {
    let id: Int
  }
  struct Editor: View {
    let item: Item
    let log: Log
    @State private var draft = ""
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Text("item \(item.id)")
      TextField("draft", text: $draft)
      Button("close") { dismiss() }
        .onAppear { log.lines.append("appear \(item.id)") }
        .onDisappear { log.lines.append("disappear \(item.id)") }
    }
  }
  struct Host: View {
    @State var item: Item?
    let log: Log
    var body: some View {
      Button("open 1") { item = Item(id: 1) }
        .sheet(item: $item, onDismiss: noteDismissal) { shown in
          Editor(item: shown, log: log)
          Button("switch") { item = Item(id: 2) }
        }
    }
    private func noteDismissal() { log.lines.append("onDismiss") }
  }

  // Apple, sheet(item:onDismiss:content:): when the identity of the item changes the sheet is
  // dismissed and replaced. Evidence sheet-item-replaced-ondismiss-between: onDismiss runs between.
  @Test func anotherItemIsAnotherSheetWithItsOwnState() {
    let log = Log()
    let stage = Stage { Host(log: log) }
    stage.tap("open 1")
    stage.type("text", into: "draft")
    #expect(stage.words == ["item 1", "text", "close", "switch"])
    stage.tap("switch")
    #expect(stage.words == ["item 2", "draft", "close", "switch"])
    #expect(log.lines == ["appear 1", "onDismiss", "disappear 1", "appear 2"])
    stage.tap("close")
    #expect(stage.words == ["open 1"])
    #expect(log.lines.suffix(2) == ["onDismiss", "disappear 2"])
  }

  struct Guarded: View {
    @State var isShown = false
    @State var isDirty = false
    let log: Log
    var body: some View {
      Button("open") { isShown = true }
        .sheet(isPresented: $isShown, onDismiss: noteDismissal) {
          NavigationView {
            VStack {
              Toggle("dirty", isOn: $isDirty)
              Button("done") { isShown = false }
            }
            .interactiveDismissDisabled(isDirty)
          }
        }
    }
    private func noteDismissal() { log.lines.append("onDismiss") }
  }

  // Apple, interactiveDismissDisabled(_:): prevents the gesture, not the app's own dismissal.
  @Test func aGuardedSheetRefusesTheDragAndNothingElse() {
    let log = Log()
    let stage = Stage { Guarded(log: log) }
    stage.tap("open")
    stage.tap("dirty")
    stage.run { #expect(!stage.simulator.presentations.dragDown()) }
    #expect(stage.words == ["on", "done"])
    #expect(log.lines.isEmpty)
    stage.tap("dirty")
    stage.run { #expect(stage.simulator.presentations.dragDown()) }
    #expect(stage.words == ["open"])
    stage.tap("open")
    stage.tap("dirty")
    stage.tap("done")
    #expect(stage.words == ["open"])
    #expect(log.lines == ["onDismiss", "onDismiss"])
  }

  struct Two: View {
    @State var first = false
    @State var second = false
    var body: some View {
      Button("open") { first = true }
        .sheet(isPresented: $first) {
          Text("first")
          Button("also") { second = true }
          Button("close") { first = false }
        }
        .sheet(isPresented: $second) { Text("second") }
    }
  }

  // The platform's message: "The next sheet will be presented when the currently presented sheet
  // gets dismissed."
  @Test func aSecondSheetOfTheSameScreenWaitsForTheFirstToGo() {
    let stage = Stage { Two() }
    stage.tap("open")
    stage.tap("also")
    #expect(stage.words == ["first", "also", "close"])
    stage.tap("close")
    #expect(stage.words == ["second"])
  }

  struct Nested: View {
    @State var isShown = false
    let depth: Int
    @Environment(\.presentationMode) var mode
    var body: some View {
      Text("depth \(depth)")
      Button("deeper") { isShown = true }
        .sheet(isPresented: $isShown) { Nested(depth: depth + 1) }
      Button("back") { mode.wrappedValue.dismiss() }
    }
  }

  @Test func aSheetMayPresentASheet() {
    let stage = Stage { Nested(depth: 0) }
    stage.tap("deeper")
    stage.tap("deeper")
    #expect(stage.words[0] == "depth 2")
    stage.tap("back")
    #expect(stage.words[0] == "depth 1")
    stage.tap("back")
    #expect(stage.words[0] == "depth 0")
  }

  struct Pushed: View {
    @State var isShown = false
    var body: some View {
      Button("edit") { isShown = true }
        .sheet(isPresented: $isShown) { Text("sheet") }
    }
  }
  struct Stack: View {
    var body: some View {
      NavigationView {
        List {
          NavigationLink("detail", destination: Pushed())
          Pushed()
        }
      }
    }
  }

  @Test func aPushedScreenAndARowMayPresent() {
    let stage = Stage { Stack() }
    stage.tap("edit")
    #expect(stage.words == ["sheet"])
    stage.run { _ = stage.simulator.presentations.dragDown() }
    stage.tap("detail")
    stage.tap("edit")
    #expect(stage.words == ["sheet"])
    stage.run { _ = stage.simulator.presentations.dragDown() }
    #expect(stage.words.last == "edit")
  }

  struct Themed: View {
    @State var isShown = false
    var body: some View {
      Button("open") { isShown = true }
        .sheet(isPresented: $isShown) { Words() }
        .environment(\.locale, Locale(identifier: "ja"))
    }
    struct Words: View {
      @Environment(\.locale) var locale
      @Environment(\.isPresented) var isPresented
      var body: some View { Text("\(locale.identifier) \(String(isPresented))") }
    }
  }

  // Apple, Environment values: a sheet's content has the environment of the view that presents it.
  @Test func theContentHasTheEnvironmentAroundTheModifier() {
    let stage = Stage { Themed() }
    stage.tap("open")
    #expect(stage.words == ["ja true"])
  }

  struct Resting: View {
    @State var isShown = false
    @State var detent = PresentationDetent.medium
    var body: some View {
      Text(detent == .large ? "large" : "medium")
      Button("open") { isShown = true }
        .sheet(isPresented: $isShown) {
          Text(detent == .large ? "is large" : "is medium")
            .presentationDetents([.large, .medium], selection: $detent)
        }
    }
  }

  // Apple, presentationDetents(_:selection:): the binding holds the current detent.
  @Test func theHandleOfASheetMovesItToTheNextHeight() {
    let stage = Stage { Resting() }
    stage.tap("open")
    #expect(stage.words == ["medium", "is medium"])
    stage.tap("Sheet Grabber")
    #expect(stage.words == ["large", "is large"])
    stage.run { _ = stage.simulator.presentations.dragDown() }
    #expect(stage.words == ["large", "open"])
  }
}
