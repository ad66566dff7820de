import Holdfast
import SwiftUI

/// A person logs in on a pushed form, and another screen takes the place of the whole container.
struct LogInOnPushedForm: Situation {
  let id = "log-in-on-pushed-form"
  let summary = "A navigation view with a pushed form is replaced by another screen."
  let scenario = Scenario("open the form, log in") { user in
    user.tap("Start")
    user.tap("Log in")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { AccountGate(log: log) }
  }
}

private struct AccountGate: View {
  let log: SituationLog
  @State private var loggedIn = false

  var body: some View {
    if loggedIn {
      Text("Hello")
        .onAppear { log("appear(LoggedIn)") }
    } else {
      NavigationView {
        NavigationLink(
          "Start",
          destination: Button("Log in") { loggedIn = true }
            .onAppear { log("appear(LogInForm)") }
        )
        .onAppear { log("appear(Welcome)") }
      }
    }
  }
}

/// A person logs out on a pushed screen of a stack in a branch of a condition.
struct LogOutOnPushedScreen: Situation {
  let id = "log-out-on-pushed-screen"
  let summary = "A navigation stack with a pushed screen is taken away by a condition."
  let scenario = Scenario("log in, go on, log out") { user in
    user.tap("Log in")
    user.tap("Next level")
    user.tap("Log out")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { StackGate(log: log) }
  }
}

private struct StackGate: View {
  let log: SituationLog
  @State private var loggedIn = false

  var body: some View {
    if loggedIn {
      NavigationStack {
        NavigationLink("Next level") {
          Button("Log out") { loggedIn = false }
        }
        .onAppear { log("appear(link)") }
      }
      .onAppear { log("appear(stack)") }
    } else {
      Button("Log in") { loggedIn = true }
    }
  }
}

/// A stack with one screen is replaced by another view.
struct StackReplaced: Situation {
  let id = "stack-replaced"
  let summary = "A navigation stack with one screen is replaced by another view."
  let scenario = Scenario("log out") { user in
    user.tap("Log out")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { ReplacedStack(log: log) }
  }
}

private struct ReplacedStack: View {
  let log: SituationLog
  @State private var loggedIn = true

  var body: some View {
    if loggedIn {
      NavigationStack {
        Button("Log out") { loggedIn = false }
          .onAppear { log("appear(root)") }
          .onDisappear { log("disappear(root)") }
          .task { log("taskStart(root)") }
      }
    } else {
      Text("Bye")
    }
  }
}
