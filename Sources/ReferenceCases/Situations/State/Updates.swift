import Holdfast
import SwiftUI
import UIKit

/// A view publishes a change while it is evaluated.
struct PublishInBody: Situation {
  let id = "publish-in-body"
  let summary = "A view that is inserted changes, in its body, an object that the screen watches."
  let scenario = Scenario("insert the view") { user in
    user.tap("Show")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { TallyScreen(log: log) }
  }
}

private final class Tally: ObservableObject {
  @Published var count = 0
}

private struct TallyScreen: View {
  let log: SituationLog
  @StateObject private var tally = Tally()
  @State private var isShown = false

  var body: some View {
    let _ = log("body(\(tally.count))")
    VStack {
      Button("Show") { isShown = true }
      if isShown { TallyView(tally: tally, log: log) }
    }
  }
}

private struct TallyView: View {
  let tally: Tally
  let log: SituationLog

  var body: some View {
    let _ = note()
    Text("Tally").onAppear { log("appear(tally)") }
  }

  private func note() {
    if tally.count == 0 { tally.count = 1 }
  }
}

/// An object with a publisher of its own changes.
struct ObserveOwnPublisher: Situation {
  let id = "observe-own-publisher"
  let summary = "A screen watches an object that announces its changes with a publisher of its own."
  let scenario = Scenario("change the model") { user in
    user.tap("Change")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { AnnouncerScreen(model: Announcer(log: log), log: log) }
  }
}

private final class Announcer: ObservableObject {
  private let log: SituationLog
  private let subject = PassthroughSubject<Void, Never>()
  var count = 0 { willSet { subject.send() } }

  init(log: SituationLog) { self.log = log }

  var objectWillChange: PassthroughSubject<Void, Never> {
    log("objectWillChange(model)")
    return subject
  }
}

private struct AnnouncerScreen: View {
  @ObservedObject var model: Announcer
  let log: SituationLog

  var body: some View {
    let _ = log("body(\(model.count))")
    Button("Change") { model.count += 1 }
  }
}

/// A UIKit view is described by a class.
struct ShowClassRepresentable: Situation {
  let id = "class-representable"
  let summary = "A UIKit view in SwiftUI is described by a class instead of a structure."
  let scenario = Scenario("launch") { _ in }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { ClassHost(log: log) }
  }
}

private struct ClassHost: View {
  let log: SituationLog
  var body: some View { LabelOfClass(log: log) }
}

private final class LabelOfClass: UIViewRepresentable {
  private let log: SituationLog
  init(log: SituationLog) { self.log = log }

  func makeUIView(context: Context) -> UILabel {
    log("makeUIView")
    return UILabel()
  }

  func updateUIView(_ view: UILabel, context: Context) {}
}
