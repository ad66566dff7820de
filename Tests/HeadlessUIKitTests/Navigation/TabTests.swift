import HeadlessUIKit
import LifecycleModel
import LifecycleSimulator
import Testing

@MainActor @Suite struct TabTests {
  // pgzxc.github.io/posts/efa3afd7.html prints the switch of a tab bar controller.
  @Test func switchingTabsLoadsLazilyAndPrintsTheObservedOrder() {
    let stage = Stage { log in
      let tabs = UITabBarController()
      tabs.viewControllers = [NotingController("One", log), NotingController("Two", log)]
      return tabs
    }
    #expect(stage.log.take() == ["One.viewDidLoad", "One.viewWillAppear", "One.viewDidAppear"])
    stage.tap("Two")
    #expect(
      stage.log.take() == [
        "Two.viewDidLoad", "Two.viewWillAppear", "One.viewWillDisappear", "One.viewDidDisappear",
        "Two.viewDidAppear",
      ])
    #expect(stage.elements.items.map(\.element.elementRole) == [.tab, .tab])
  }
}
