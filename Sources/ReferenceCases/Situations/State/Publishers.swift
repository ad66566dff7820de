import Holdfast
import SwiftUI

/// A view receives a publisher of one value.
struct ReceiveJust: Situation {
  let id = "receive-just"
  let summary = "A view receives a publisher that sends one value, made in its body."
  let scenario = Scenario("launch") { _ in }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { JustScreen(number: 1, log: log) }
  }
}

private struct JustScreen: View {
  let number: Int
  let log: SituationLog

  var body: some View {
    let _ = log("body(\(number))")
    Text("\(number)")
      .onReceive(Just(number)) { number in log("onReceive(\(number))") }
  }
}

/// A view takes its choice from a value of its parent, and a person changes the choice.
struct ReceivePropertyOfParent: Situation {
  let id = "receive-property-of-parent"
  let summary = "A view takes its choice from its parent's value; a person chooses another one."
  let scenario = Scenario("choose") { user in
    user.tap("Choose new")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { ChoiceScreen(property: "old", log: log) }
  }
}

private struct ChoiceScreen: View {
  let property: String?
  let log: SituationLog
  @State private var choice = "old"

  var body: some View {
    VStack {
      Text(choice)
      Button("Choose new") { choose("new") }
    }
    .onReceive(property.publisher) { value in
      if choice != value { choose(value) }
    }
  }

  private func choose(_ value: String) {
    choice = value
    log("write(choice=\(value))")
  }
}

/// A subject is received on the main queue.
struct ReceiveOnMainQueue: Situation {
  let id = "receive-on-main-queue"
  let summary = "A view receives on the main queue what a button sends."
  let scenario = Scenario("send") { user in
    user.tap("Send")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { QueueScreen(log: log) }
  }
}

private final class Sender {
  let subject = PassthroughSubject<Int, Never>()
}

private struct QueueScreen: View {
  let log: SituationLog
  @State private var sender = Sender()

  var body: some View {
    Button("Send") {
      sender.subject.send(1)
      log("sent(1)")
    }
    .onReceive(sender.subject.receive(on: DispatchQueue.main)) { number in
      log("onReceive(\(number))")
    }
  }
}
