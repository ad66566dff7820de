import Conformance
import HeadlessUI
import LifecycleModel
import Testing

/// A list whose rows lead to a field, one of them by way of a button.
private struct Shelf: View {
  @State private var titles = ["Ant", "Bee"]

  var body: some View {
    NavigationView {
      List {
        NavigationLink("About", destination: Text("Nothing to edit"))
        ForEach(titles.indices, id: \.self) { index in
          NavigationLink(titles[index], destination: Title(title: $titles[index]))
        }
        .onDelete { titles.remove(atOffsets: $0) }
      }
    }
  }
}

private struct Title: View {
  @Binding var title: String
  @State private var isEditing = false

  var body: some View {
    if isEditing {
      TextField("Title", text: $title)
    } else {
      Button("Edit") { isEditing = true }
    }
  }
}

private struct Plain: View {
  @State private var text = "old"
  var body: some View { TextField("Text", text: $text) }
}

private struct Switches: View {
  @State private var isOn = false
  var body: some View { Toggle("Pinned", isOn: $isOn) }
}

@Suite @MainActor struct LifecycleGuideTests {
  private struct Subject: ConformanceCase {
    let id = "app"
    let variants: [Variant]
    let scenarios: [Scenario] = []
  }

  private func run<Screen: View>(_ steps: [LifecycleStep], on screen: Screen) -> (
    outcome: CellOutcome, actions: [String]
  ) {
    let subject = Subject(variants: [Variant("only") { screen }])
    let scenario = Scenario("s", guide: .init("steps") { LifecycleGuide(steps) })
    let task = CellTask(
      key: CellKey(
        caseID: "app", variant: "only", scenario: "s", profile: "reference", device: "standard"),
      subject: subject, variant: subject.variants[0], scenario: scenario, behavior: .reference,
      device: .standard)
    let (outcome, trace) = CellRunner.run(task)
    let actions = trace.entries.compactMap { entry -> String? in
      guard case .action(_, let action) = entry else { return nil }
      return JSONValue(action).canonicalText(.compact)
    }
    return (outcome, actions)
  }

  private func words(_ actions: [UserAction]) -> [String] {
    actions.map { JSONValue($0).canonicalText(.compact) }
  }

  @Test("The first screen with a field is found, and found again")
  func opens() {
    let run = run([.open, .edit(0), .leave, .reopen, .edit(0), .leave], on: Shelf())
    #expect(
      run.actions
        == words([
          .tap(.role(.link, at: 0)), .goBack, .tap(.role(.link, at: 1)), .tap("Edit"),
          .replace("Title", "731"), .goBack, .tap(.role(.link, at: 1)), .tap("Edit"),
          .replace("Title", "733"), .goBack,
        ]))
  }

  @Test("The row that was opened is the one that is deleted")
  func deletesTheOpenedRow() {
    let run = run([.open, .leave, .deleteOpened], on: Shelf())
    #expect(run.actions.last == words([.swipeToDelete(.role(.link, at: 1))])[0])
    #expect(run.outcome.unsupported == [])
  }

  @Test("A first screen is left by leaving its field")
  func firstScreen() {
    let run = run([.open, .edit(0), .leave], on: Plain())
    #expect(run.actions == words([.replace("Text", "731"), .tapElsewhere]))
  }

  @Test("Without a field another control is edited")
  func control() {
    let run = run([.open, .edit(0)], on: Switches())
    #expect(run.actions == words([.toggle("Pinned")]))
  }

  @Test(
    "A step that makes no sense is said, and the cell is skipped",
    arguments: [
      (
        [LifecycleStep.open, .swipeBack(.completed)], "there is no pushed screen to swipe back from"
      ),
      ([.open, .dragDown], "nothing is presented that can be dragged down"),
      ([.open, .edit(1)], "the screen has 1 field, not 2"),
      ([.open, .visitOtherTab], "the screen has no other tab"),
      ([.open, .deleteLast], "no row can be deleted"),
      ([.open, .scrollAway], "nothing can be scrolled"),
    ])
  func obstacles(steps: [LifecycleStep], reason: String) {
    #expect(run(steps, on: Plain()).outcome.unsupported == [reason])
  }

  @Test("The set's scenarios have names of their own that are no case's")
  func names() {
    let names = LifecycleScenarios.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.hasPrefix(LifecycleScenarios.prefix) })
    #expect(names.count >= 30)
  }
}
