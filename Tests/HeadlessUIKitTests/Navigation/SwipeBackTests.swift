import HeadlessUIKit
import LifecycleModel
import LifecycleSimulator
import Testing

@MainActor @Suite struct SwipeBackTests {
  final class Watching: NotingController {
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      transitionCoordinator?.animate(alongsideTransition: nil) { [self] context in
        note(context.isCancelled ? "stayed" : "left")
      }
      transitionCoordinator?.notifyWhenInteractionChanges { [self] context in
        note("let go \(context.isCancelled)")
      }
    }
  }

  let stage: Stage
  let navigation: UINavigationController
  let second: Watching

  init() {
    stage = Stage { UINavigationController(rootViewController: NotingController("A", $0)) }
    navigation = stage.window.rootViewController as! UINavigationController
    let (stage, navigation) = (stage, navigation)
    let second = Watching("B", stage.log)
    self.second = second
    stage.run { navigation.pushViewController(second, animated: true) }
    _ = stage.log.take()
  }

  // Apple, isCancelled: the coordinator tells whether an interactive transition was cancelled.
  @Test func coordinatorTellsThatTheSwipeWasCancelled() {
    stage.swipeBack(cancelled: true)
    let lines = stage.log.take()
    #expect(lines.first == "B.viewWillDisappear moving")
    #expect(lines.contains("B.let go true"))
    #expect(lines.last == "B.stayed")
    #expect(navigation.topViewController === second)
  }

  @Test func coordinatorTellsThatTheSwipeWasCompleted() {
    stage.swipeBack(cancelled: false)
    let lines = stage.log.take()
    #expect(lines.contains("B.let go false"))
    #expect(lines.contains("B.left"))
  }

  // UIKit allows the swipe where the bar has its back button; a left item replaces it.
  @Test func aLeftItemTakesTheSwipeAway() {
    stage.run {
      second.navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Cancel", style: .plain, target: nil, action: nil)
    }
    stage.swipeBack(cancelled: false)
    #expect(navigation.topViewController === second)
    stage.run { navigation.interactivePopGestureRecognizer?.delegate = nil }
    stage.swipeBack(cancelled: false)
    #expect(navigation.topViewController !== second)
  }

  // Apple, gestureRecognizerShouldBegin: the delegate can refuse, to ask about unsaved changes.
  @Test func delegateRefusesTheSwipe() {
    final class Guard: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let refusing = Guard()
    stage.run { navigation.interactivePopGestureRecognizer?.delegate = refusing }
    stage.swipeBack(cancelled: true)
    stage.swipeBack(cancelled: false)
    #expect(navigation.topViewController === second)
    #expect(stage.log.take().isEmpty)
  }
}
