import Holdfast
import SwiftUI
import UIKit

/// A person goes to the second tab and back; each tab reads the selection as it appears.
struct BackToFirstTab: Situation {
  let id = "tabs-read-selection"
  let summary = "Tabs log which tab is selected as they appear; the person goes there and back."
  let scenario = Scenario("select two, then one") { user in
    user.switchTab("Two")
    user.switchTab("One")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { SelectionTabs(router: TabRouter(log: log), log: log) }
  }
}

private final class TabRouter: ObservableObject {
  private let log: SituationLog
  @Published var selection = 1 {
    didSet { log("write(selection=\(selection))") }
  }

  init(log: SituationLog) { self.log = log }
}

private struct SelectionTabs: View {
  @StateObject private var router: TabRouter
  let log: SituationLog

  init(router: @autoclosure @escaping () -> TabRouter, log: SituationLog) {
    _router = StateObject(wrappedValue: router())
    self.log = log
  }

  var body: some View {
    TabView(selection: $router.selection) {
      Text("First")
        .onAppear { log("appear(1 sees \(router.selection))") }
        .tabItem { Text("One") }
        .tag(1)
      Text("Second")
        .onAppear { log("appear(2 sees \(router.selection))") }
        .tabItem { Text("Two") }
        .tag(2)
    }
  }
}

/// SwiftUI screens in a tab bar controller of UIKit; the second one is opened twice.
struct HostedTabs: Situation {
  let id = "hosted-tabs"
  let summary = "A tab bar controller hosts SwiftUI views; its second tab is opened twice."
  let scenario = Scenario("select two, one, two") { user in
    user.switchTab("Two")
    user.switchTab("One")
    user.switchTab("Two")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) {
      let first = UIHostingController(rootView: Text("First"))
      first.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 1)
      let second = UIHostingController(rootView: HostedTab(log: log))
      second.tabBarItem = UITabBarItem(title: "Two", image: nil, tag: 2)
      let tabs = UITabBarController()
      tabs.viewControllers = [first, second]
      return tabs
    }
  }
}

private struct HostedTab: View {
  let log: SituationLog

  var body: some View {
    Text("Second")
      .onAppear { log("appear(2)") }
  }
}
