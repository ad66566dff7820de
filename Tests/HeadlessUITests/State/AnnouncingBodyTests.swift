import HeadlessUI
import SwiftUI
import Testing

@MainActor @Suite struct AnnouncingBodyTests {
  final class Model: ObservableObject {
    var evaluations = 0
  }
  struct Screen: View {
    @ObservedObject var model: Model
    var body: some View {
      model.evaluations += 1
      model.objectWillChange.send()
      return Text("shown")
    }
  }

  // RUNTIME: a view that changes itself is stopped, and the misuse is noted once.
  @Test func aBodyThatAnnouncesAChangeIsStoppedAndNotedOnce() {
    let model = Model()
    let stage = Stage { Screen(model: model) }
    #expect(model.evaluations > 1)
    #expect(model.evaluations <= 102)
    #expect(stage.misuses.count == 2)
    #expect(stage.words == ["shown"])
  }
}
