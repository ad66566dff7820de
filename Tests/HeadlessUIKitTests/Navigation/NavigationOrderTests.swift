import HeadlessUIKit
import LifecycleModel
import LifecycleSimulator
import Testing

@MainActor final class ShowNotes: NSObject, UINavigationControllerDelegate {
  let log: Log
  init(_ log: Log) { self.log = log }
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { log.note("willShow \(viewController.title ?? "")") }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { log.note("didShow \(viewController.title ?? "")") }
}

@MainActor @Suite struct NavigationOrderTests {
  let navigation: UINavigationController
  let stage: Stage
  let notes: ShowNotes

  init() {
    var made: UINavigationController!
    var delegate: ShowNotes!
    stage = Stage { log in
      delegate = ShowNotes(log)
      made = UINavigationController(rootViewController: NotingController("A", log))
      made.delegate = delegate
      return made
    }
    navigation = made
    notes = delegate
  }

  // Evidence uikit-back-viewwilldisappear-before-end-editing prints this log.
  @Test func launchAndPushPrintTheDocumentedOrder() {
    #expect(
      stage.log.take() == [
        "A.viewDidLoad", "A.viewWillAppear", "willShow A", "didShow A", "A.viewDidAppear",
      ])
    stage.run { navigation.pushViewController(NotingController("B", stage.log), animated: true) }
    #expect(
      stage.log.take() == [
        "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "willShow B",
        "A.viewDidDisappear", "B.viewDidAppear", "didShow B",
      ])
  }

  // readke.com/c/0Z41505102021.html prints B.will, A.will, B.did, A.did for a pop.
  @Test func popPrintsTheDocumentedOrder() {
    stage.run { navigation.pushViewController(NotingController("B", stage.log), animated: true) }
    _ = stage.log.take()
    stage.tap("A")
    #expect(
      stage.log.take() == [
        "B.viewWillDisappear moving", "A.viewWillAppear", "willShow A", "B.viewDidDisappear",
        "A.viewDidAppear", "didShow A",
      ])
    #expect(navigation.viewControllers.count == 1)
    #expect(navigation.children.count == 1)
  }

  // RUNTIME 15 and interactive-pop-cancel-viewwilldisappear-with-moving-from-parent.
  @Test func cancelledSwipeBringsTheTopBackWithoutItsDidDisappear() {
    stage.run { navigation.pushViewController(NotingController("B", stage.log), animated: true) }
    _ = stage.log.take()
    stage.swipeBack(cancelled: true)
    let lines = stage.log.take().filter { !$0.hasPrefix("willShow") }
    #expect(
      lines == [
        "B.viewWillDisappear moving", "A.viewWillAppear", "A.viewWillDisappear",
        "A.viewDidDisappear", "B.viewWillAppear", "B.viewDidAppear",
      ])
    #expect(navigation.topViewController?.title == "B")
    #expect(navigation.topViewController?.view.window === stage.window)
  }

  // Apple: pushViewController adds the controller as a child, popping removes it.
  @Test func moveCallbacksFrameTheStay() {
    final class Mover: UIViewController {
      var moves: [String] = []
      override func willMove(toParent parent: UIViewController?) {
        moves.append(parent == nil ? "will leave" : "will enter")
      }
      override func didMove(toParent parent: UIViewController?) {
        moves.append(parent == nil ? "did leave" : "did enter")
      }
    }
    var mover: Mover!
    stage.run {
      mover = Mover()
      navigation.pushViewController(mover, animated: true)
    }
    #expect(mover.navigationController === navigation)
    stage.swipeBack(cancelled: false)
    #expect(mover.moves == ["will enter", "did enter", "will leave", "did leave"])
    #expect(mover.parent == nil)
    #expect(mover.view.window == nil)
  }

  // Apple: the back button shows the title of the item below, or "Back".
  @Test func backButtonIsAnElementWithThePreviousTitle() {
    #expect(stage.words == ["A"])
    stage.run { navigation.pushViewController(NotingController("B", stage.log), animated: false) }
    let first = stage.elements.items[0].element
    #expect(first.elementRole == .backButton)
    #expect(stage.words == ["A", "B"])
    stage.run { navigation.topViewController?.navigationItem.hidesBackButton = true }
    #expect(stage.words == ["B"])
  }

  // Apple: popToRootViewController pops all but the root; only the visible one disappears.
  @Test func popToRootTellsOnlyTheVisibleController() {
    stage.run { navigation.pushViewController(NotingController("B", stage.log), animated: false) }
    stage.run { navigation.pushViewController(NotingController("C", stage.log), animated: false) }
    _ = stage.log.take()
    stage.run { _ = navigation.popToRootViewController(animated: true) }
    #expect(!stage.log.take().contains { $0.hasPrefix("B.") })
    #expect(navigation.viewControllers.map(\.title) == ["A"])
    #expect(navigation.children.count == 1)
  }

  @Test func nothingIsLeftAfterTearDown() {
    weak var pushed: UIViewController?
    stage.run {
      let controller = NotingController("B", stage.log)
      pushed = controller
      navigation.pushViewController(controller, animated: true)
    }
    stage.run { _ = navigation.popViewController(animated: true) }
    #expect(pushed == nil)
  }
}
