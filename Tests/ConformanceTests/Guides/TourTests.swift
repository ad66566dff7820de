import Conformance
import HeadlessUI
import LifecycleModel
import Testing

/// A screen with controls of several kinds, two of them with the same name.
private struct Controls: View {
  @State private var name = "Milk"
  @State private var isOn = false
  @State private var size = "small"
  @State private var presses = 0

  var body: some View {
    NavigationView {
      VStack {
        TextField("Name", text: $name)
        Toggle("Pinned", isOn: $isOn)
        Picker("Size", selection: $size) {
          Text("Small").tag("small")
          Text("Large").tag("large")
        }
        Button("Press") { presses += 1 }
        Button("Press") { presses += 10 }
        Button("Never") { presses += 100 }.disabled(true)
        NavigationLink(destination: Inside()) { Text("Inside") }
        Text("pressed \(presses)")
      }
    }
  }
}

private struct Inside: View {
  @State private var note = ""
  var body: some View { TextField("Note", text: $note) }
}

@Suite @MainActor struct TourTests {
  private struct Subject: ConformanceCase {
    let id = "controls"
    var variants: [Variant] { [Variant("only") { Controls() }] }
    let scenarios: [Scenario]
  }

  private func run(goesInside: Bool) -> (outcome: CellOutcome, actions: [String]) {
    let subject = Subject(
      scenarios: [Scenario("tour", guide: .init("all") { Tour(goesInside: goesInside) })])
    let task = CellTask(
      key: CellKey(
        caseID: "controls", variant: "only", scenario: "tour", profile: "reference",
        device: "standard"),
      subject: subject, variant: subject.variants[0], scenario: subject.scenarios[0],
      behavior: .reference, device: .standard)
    let (outcome, trace) = CellRunner.run(task)
    let actions = trace.entries.compactMap { entry -> String? in
      guard case .action(_, let action) = entry else { return nil }
      return JSONValue(action).canonicalText(.compact)
    }
    return (outcome, actions)
  }

  @Test func everyControlIsTouchedOnce() {
    let run = run(goesInside: false)
    #expect(
      run.actions == [
        #"{"replace":{"in":"Name","with":"731"}}"#, #"{"toggle":"Pinned"}"#,
        #"{"pick":{"option":"Large","in":"Size"}}"#, #"{"tap":{"role":"button","at":0}}"#,
        #"{"tap":{"role":"button","at":1}}"#, #"{"tap":"Inside"}"#, #"{"goBack":true}"#,
      ])
    #expect(run.outcome.findings.isEmpty)
    #expect(run.outcome.actionCount == 7)
  }

  @Test func fieldsBehindTheFirstScreenAreTypedInto() {
    let run = run(goesInside: true)
    #expect(
      run.actions.suffix(3) == [
        #"{"tap":"Inside"}"#, #"{"replace":{"in":"Note","with":"731"}}"#, #"{"goBack":true}"#,
      ])
    #expect(run.outcome.findings.map(\.kind) == [.lostEdit])
  }

  @Test func aTourIsTheSameEachTime() {
    #expect(run(goesInside: false).outcome == run(goesInside: false).outcome)
  }
}
