import LifecycleModel
import LifecycleSimulator

/// What the platform told, in order.
@MainActor final class Journal {
  var lines: [String] = []
}

/// A screen without views: it writes down what it is told.
@MainActor final class FakeScreen: Screen, EventTarget {
  let screenName: String
  let journal: Journal
  let simulator: Simulator
  var input: (any TextInputClient)?

  init(_ name: String, _ journal: Journal, _ simulator: Simulator) {
    screenName = name
    self.journal = journal
    self.simulator = simulator
  }

  func screenWillAppear(_ change: ScreenChange) { journal.lines.append("willAppear \(screenName)") }
  func screenDidAppear(_ change: ScreenChange) { journal.lines.append("didAppear \(screenName)") }
  func screenWillDisappear(_ change: ScreenChange) {
    journal.lines.append("willDisappear \(screenName)")
  }
  func screenDidDisappear(_ change: ScreenChange) {
    journal.lines.append("didDisappear \(screenName)")
    simulator.dispatcher.deliver(
      Event(.disappear, cause: change.cause, container: change.container, role: change.role),
      to: self)
  }
  func screenCancelledDisappear(_ change: ScreenChange) {
    journal.lines.append("cancelled \(screenName)")
  }
  func releaseScreen() { journal.lines.append("release \(screenName)") }
  func containsInput(_ client: any TextInputClient) -> Bool { client === input }
  func collectElements(into list: inout ElementList) {}

  var eventName: String { screenName }
  func receive(_ event: Event) { journal.lines.append("\(event.kind) \(screenName)") }
}

/// A field without a view.
@MainActor final class FakeField: TextInputClient {
  let journal: Journal
  var inputName = "field"
  var inputText = ""
  var refusesToEnd = false
  init(_ journal: Journal) { self.journal = journal }
  func inputShouldBegin() -> Bool { true }
  func inputDidBegin(_ cause: Cause) { journal.lines.append("begin") }
  func inputShouldEnd() -> Bool { !refusesToEnd }
  func inputDidEnd(_ cause: Cause) { journal.lines.append("end \(cause)") }
  func inputType(_ text: String) { inputText = text }
  func inputMark(_ text: String) {}
  func inputUnmark(keep: Bool) {}
  func inputReturn(_ key: UserAction.ReturnKey) -> Bool { true }
}

@MainActor func makeSimulator(_ behavior: PlatformBehavior = .reference) -> Simulator {
  Simulator(behavior: behavior, device: Device(id: "test", visibleRows: 10))
}
