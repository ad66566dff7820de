import Holdfast
import SwiftUI

/// The device is locked while a view observes the scene phase.
struct LockScreen: Situation {
  let id = "lock-screen"
  let summary = "A view observes the scene phase while the device is locked."
  let scenario = Scenario("lock") { user in
    user.lock()
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { PhaseWitness(log: log) }
  }
}

private struct PhaseWitness: View {
  let log: SituationLog
  @Environment(\.scenePhase) private var phase

  var body: some View {
    Text("phase")
      .onChange(of: phase) { newPhase in log("scenePhase(\(newPhase))") }
  }
}
