import Holdfast
import SwiftUI

/// The app is launched with two tabs, and the second one is opened.
struct TabsAppear: Situation {
  let id = "tabs-launch-select"
  let summary = "Two tabs log that they appear; the second one is selected after the launch."
  let scenario = Scenario("select the second tab") { user in
    user.switchTab("Two")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { TwoTabs(log: log) }
  }
}

private struct TwoTabs: View {
  let log: SituationLog

  var body: some View {
    TabView {
      Text("First")
        .onAppear { log("appear(tab1)") }
        .tabItem { Text("One") }
      Text("Second")
        .onAppear { log("appear(tab2)") }
        .tabItem { Text("Two") }
    }
  }
}

/// A tab that notes when it is left is left.
struct LeaveFirstTab: Situation {
  let id = "tab-left"
  let summary = "A tab logs that it disappears; another one is selected."
  let scenario = Scenario("select the other tab") { user in
    user.switchTab("Other")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { LeavingTabs(log: log) }
  }
}

private struct LeavingTabs: View {
  let log: SituationLog

  var body: some View {
    TabView {
      Text("Form")
        .onDisappear { log("disappear(tab)") }
        .tabItem { Text("Form") }
      Text("List")
        .tabItem { Text("Other") }
    }
  }
}

/// A tab that notes both its events is opened.
struct SelectSecondTab: Situation {
  let id = "tab-opened"
  let summary = "The second of two tabs logs what it is told when it is selected."
  let scenario = Scenario("select the second tab") { user in
    user.switchTab("Editor")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { EditorTabs(log: log) }
  }
}

private struct EditorTabs: View {
  let log: SituationLog

  var body: some View {
    TabView {
      Text("Overview")
        .tabItem { Text("Overview") }
      Text("Draft")
        .onAppear { log("appear(tab2)") }
        .onDisappear { log("disappear(tab2)") }
        .tabItem { Text("Editor") }
    }
  }
}

/// A tab whose screen is a stack of views in a navigation view.
struct TabWithNavigation: Situation {
  let id = "tab-navigation-stacked-text"
  let summary = "A tab holds a navigation view whose root is a vertical stack with a text."
  let scenario = Scenario("launch") { user in
    user.wait(.seconds(1))
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { NavigatingTab(log: log) }
  }
}

private struct NavigatingTab: View {
  let log: SituationLog

  var body: some View {
    TabView {
      NavigationView {
        VStack {
          Text("Hello")
            .onAppear { log("appear(Text)") }
        }
      }
      .tabItem { Text("Home") }
    }
  }
}

/// A person logs in, visits two tabs and logs out again.
struct LogOutOfTabs: Situation {
  let id = "tabs-log-in-and-out"
  let summary = "Tabs stand in for a login screen; the person logs out on the second tab."
  let scenario = Scenario("log in, visit, log out") { user in
    user.tap("Log in")
    user.switchTab("My page")
    user.tap("Log out")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { Session(log: log) }
  }
}

private struct Session: View {
  let log: SituationLog
  @State private var isLoggedIn = false

  var body: some View {
    if isLoggedIn {
      TabView {
        Text("Welcome")
          .onAppear { log("appear(Home)") }
          .tabItem { Text("Home") }
        Button("Log out") { isLoggedIn = false }
          .onAppear { log("appear(MyPage)") }
          .tabItem { Text("My page") }
      }
    } else {
      Button("Log in") { isLoggedIn = true }
        .onAppear { log("appear(LogIn)") }
    }
  }
}
