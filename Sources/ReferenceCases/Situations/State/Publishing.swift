import Holdfast
import SwiftUI

/// A view changes the object that it observes while its body is evaluated.
struct PublishInBody: Situation {
  let id = "publish-in-body"
  let summary = "A view changes the object that it observes while its body is evaluated."
  let scenario = Scenario("show the view") { user in
    user.tap("Show")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { VisitRoot(log: log) }
  }
}

private final class Visits: ObservableObject {
  @Published var count = 0
}

private struct VisitRoot: View {
  let log: SituationLog
  @State private var isShown = false
  @State private var visits = Visits()

  var body: some View {
    VStack {
      Button("Show") { isShown = true }
      if isShown { VisitCounter(visits: visits, log: log) }
    }
  }
}

private struct VisitCounter: View {
  @ObservedObject var visits: Visits
  let log: SituationLog

  var body: some View {
    let _ = log("body(\(visits.count))")
    let _ = noteVisit()
    Text("Visits")
      .onAppear { log("appear(counter)") }
  }

  private func noteVisit() {
    if visits.count == 0 { visits.count = 1 }
  }
}

/// A view observes an object that has a publisher of its own.
struct CustomPublisher: Situation {
  let id = "custom-publisher"
  let summary = "A view that observes an object with a publisher of its own is evaluated again."
  let scenario = Scenario("count") { user in
    user.tap("Count")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { FeedScreen(feed: Feed(log: log)) }
  }
}

private final class Feed: ObservableObject {
  private let log: SituationLog
  private let subject = PassthroughSubject<Void, Never>()

  init(log: SituationLog) { self.log = log }

  var objectWillChange: AnyPublisher<Void, Never> {
    log("subscribe(model)")
    return subject.eraseToAnyPublisher()
  }
}

private struct FeedScreen: View {
  @ObservedObject var feed: Feed
  @State private var count = 0

  var body: some View {
    Button("Count") { count += 1 }
    Text("Counted \(count) times")
  }
}
