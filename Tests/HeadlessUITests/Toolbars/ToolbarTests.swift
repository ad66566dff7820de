import HeadlessUI
import LifecycleModel
import LifecycleSimulator
import Testing

@MainActor @Suite struct ToolbarTests {
  struct Editor: View {
    @State private var text = ""
    @State private var log = ""
    @State private var showsExtra = false
    let events: Log
    var body: some View {
      NavigationStack {
        TextField("text", text: $text)
          .navigationTitle("Title")
          .toolbar {
            ToolbarItem(placement: .confirmationAction) { Button("Save") { log = "saved" } }
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            ToolbarItemGroup(placement: .keyboard) { Button("Done") {} }
            ToolbarItem(placement: .bottomBar) { Text("bottom \(log)") }
            if showsExtra {
              ToolbarItem { Button("extra") {}.onAppear { events.lines.append("appear extra") } }
            }
            Custom()
          }
          .toolbar { Button("toggle \(text)") { showsExtra.toggle() } }
      }
    }
  }
  struct Custom: ToolbarContent {
    @State private var count = 0
    var body: some ToolbarContent {
      ToolbarItem(placement: .topBarLeading) { Button("count \(count)") { count += 1 } }
    }
  }

  // Apple, ToolbarItemPlacement: leading, title, trailing, content, bottom.
  @Test func itemsStandInTheOrderOfTheirPlaces() {
    let stage = Stage { Editor(events: Log()) }
    #expect(
      stage.words == ["Cancel", "count 0", "Title", "Save", "toggle ", "text", "bottom "]
        || stage.words == ["Cancel", "count 0", "Title", "toggle ", "Save", "text", "bottom "])
    stage.tap("Save")
    #expect(stage.words.contains("bottom saved"))
  }

  // Apple, ToolbarItemPlacement.keyboard.
  @Test func keyboardItemsAreThereWhileAFieldHasFocus() {
    let stage = Stage { Editor(events: Log()) }
    #expect(!stage.words.contains("Done"))
    stage.tap("text")
    #expect(stage.words.last == "Done")
  }

  // RUNTIME 6: a toolbar follows what it reads, like a body.
  @Test func itemsFollowStateAndAppear() {
    let log = Log()
    let stage = Stage { Editor(events: log) }
    stage.type("a", into: "text")
    #expect(stage.words.contains("toggle a"))
    stage.tap("toggle a")
    #expect(stage.words.contains("extra"))
    #expect(log.lines == ["appear extra"])
    stage.tap("count 0")
    #expect(stage.words.contains("count 1"))
  }

  // Apple, ToolbarItemPlacement.cancellationAction: it closes without taking any action.
  @Test func aButtonInThePlaceForCancellationCancels() {
    let stage = Stage { Editor(events: Log()) }
    #expect(stage.element("Cancel")?.isElementCancelling == true)
    #expect(stage.element("Save")?.isElementCancelling == false)
  }

  struct Hidden: View {
    var body: some View {
      NavigationStack {
        Text("content").navigationTitle("Title")
          .toolbar { Button("item") {} }
          .toolbar(.hidden, for: .navigationBar)
      }
    }
  }

  // Apple, toolbar(_:for:).
  @Test func aHiddenBarTakesItsItemsAlong() {
    #expect(Stage { Hidden() }.words == ["content"])
  }

  struct Menu: View {
    @State private var choice = "none"
    var body: some View {
      NavigationStack {
        Text("chose \(choice)").navigationTitle("Title")
          .toolbarTitleMenu { Button("first") { choice = "first" } }
      }
    }
  }

  // Apple, toolbarTitleMenu(content:): the menu opens with a tap on the title.
  @Test func theTitleOpensItsMenu() {
    let stage = Stage { Menu() }
    #expect(!stage.words.contains("first"))
    stage.tap("Title")
    #expect(stage.element("first")?.elementRole == .menuItem)
    stage.tap("first")
    #expect(stage.words == ["Title", "chose first"])
  }
}
