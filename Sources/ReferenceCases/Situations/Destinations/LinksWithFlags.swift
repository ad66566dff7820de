import Holdfast
import SwiftUI

/// A stack of four screens is removed.
struct RemoveDeepStack: Situation {
  let id = "remove-deep-stack"
  let summary = "Links with a flag push three screens with models; then the stack is removed."
  let scenario = Scenario("push three screens, sign out") { user in
    user.tap("To 2")
    user.tap("To 3")
    user.tap("To 4")
    user.tap("Sign out")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { SignedIn(log: log) }
  }
}

private struct SignedIn: View {
  let log: SituationLog
  @State private var isSignedIn = true

  var body: some View {
    if isSignedIn {
      VStack {
        NavigationView { Step1(model: StepModel("main", log), log: log) }
        Button("Sign out") { isSignedIn = false }
      }
    } else {
      Text("Signed out")
    }
  }
}

private final class StepModel: ObservableObject {
  let name: String
  private let log: SituationLog
  @Published var goesOn = false

  init(_ name: String, _ log: SituationLog) {
    self.name = name
    self.log = log
    log("init(\(name))")
  }

  deinit { log("deinit(\(name))") }
}

private struct Step1: View {
  @StateObject var model: StepModel
  let log: SituationLog

  var body: some View {
    NavigationLink("To 2", isActive: $model.goesOn) { [log] in
      Step2(model: StepModel("2", log), log: log)
    }
  }
}

private struct Step2: View {
  @StateObject var model: StepModel
  let log: SituationLog

  var body: some View {
    NavigationLink("To 3", isActive: $model.goesOn) { [log] in
      Step3(model: StepModel("3", log), log: log)
    }
  }
}

private struct Step3: View {
  @StateObject var model: StepModel
  let log: SituationLog

  var body: some View {
    NavigationLink("To 4", isActive: $model.goesOn) { [log] in
      Step4(model: StepModel("4", log))
    }
  }
}

private struct Step4: View {
  @StateObject var model: StepModel
  var body: some View { Text("Step \(model.name)") }
}

/// A link is used twice.
struct OpenLinkTwice: Situation {
  let id = "open-link-twice"
  let summary = "A link's screen is opened, left, and opened again."
  let scenario = Scenario("open, go back, open") { user in
    user.tap("Detail")
    user.goBack()
    user.tap("Detail")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) {
      NavigationView {
        NavigationLink("Detail", destination: Text("Text").onAppear { log("appear(detail)") })
      }
    }
  }
}
