import HeadlessUI
import LifecycleModel
import LifecycleSimulator
import Testing

@MainActor @Suite struct SearchTests {
  struct Screen: View {
    @State private var text = ""
    @State private var isPresented = false
    @State private var scope = "all"
    let log: Log
    var body: some View {
      NavigationStack {
        Results(text: text)
          .navigationTitle("List")
          .searchable(text: $text, isPresented: $isPresented, prompt: "Find")
          .searchSuggestions { Text("🍎").searchCompletion("apple") }
          .searchScopes($scope) {
            Text("All").tag("all")
            Text("Mine").tag("mine")
          }
          .onSubmit(of: .search) { log.lines.append("search \(text)") }
          .onSubmit { log.lines.append("text") }
          .toolbar { Button("start \(isPresented ? "on" : "off")") { isPresented = true } }
      }
    }
  }
  struct Results: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    let text: String
    var body: some View {
      VStack {
        Text("\(isSearching ? "searching" : "idle") \(text)")
        Button("end") { dismissSearch() }
      }
    }
  }

  // Apple, searchable(text:placement:prompt:): a field in the bar.
  @Test func theFieldStandsInTheBarAndWritesItsText() {
    let stage = Stage { Screen(log: Log()) }
    #expect(stage.words.prefix(2) == ["List", "start off"])
    #expect(stage.element("Find")?.elementRole == .textField)
    stage.type("ab", into: "Find")
    #expect(stage.words.contains("searching ab"))
    #expect(stage.words.contains("start on"))
  }

  // Apple, onSubmit(of:): the search field triggers `.search` only.
  @Test func theReturnKeySubmitsTheSearchAndNothingElse() {
    let log = Log()
    let stage = Stage { Screen(log: log) }
    stage.type("a", into: "Find")
    stage.pressReturn()
    #expect(log.lines == ["search a"])
    #expect(stage.words.contains("searching a"))
  }

  // Apple, DismissSearchAction: not searching, text cleared, focus removed.
  @Test func cancellingEndsTheSearchAndClearsIt() {
    let stage = Stage { Screen(log: Log()) }
    stage.type("a", into: "Find")
    stage.tap("Cancel")
    #expect(stage.words.contains("idle "))
    #expect(stage.simulator.focus.current == nil)
    #expect(stage.words.contains("start off"))
    #expect(stage.element("Cancel") == nil)
    stage.type("b", into: "Find")
    stage.tap("end")
    #expect(stage.words.contains("idle "))
  }

  // Apple, searchable(text:isPresented:placement:prompt:).
  @Test func theAppPresentsTheSearch() {
    let stage = Stage { Screen(log: Log()) }
    stage.tap("start off")
    #expect(stage.words.contains("searching "))
    #expect(stage.simulator.focus.current != nil)
  }

  // Apple, searchCompletion(_:): the text replaces what is in the field.
  @Test func aSuggestionPutsItsTextInTheFieldAndSubmits() {
    let log = Log()
    let stage = Stage { Screen(log: log) }
    #expect(stage.element("🍎") == nil)
    stage.tap("Find")
    stage.tap("🍎")
    #expect(stage.words.contains("searching apple"))
    #expect(log.lines == ["search apple"])
  }
}
