import HeadlessUIKit
import LifecycleModel
import LifecycleSimulator
import Testing

@MainActor @Suite struct ContainmentTests {
  // Apple: addChild calls willMove(toParent:), removeFromParent calls didMove(toParent: nil).
  @Test func childAppearsWithItsParent() {
    let stage = Stage { log in
      let parent = NotingController("P", log)
      let child = NotingController("C", log)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      return parent
    }
    #expect(
      stage.log.take() == [
        "P.viewDidLoad", "C.viewDidLoad", "P.viewWillAppear", "C.viewWillAppear",
        "P.viewDidAppear", "C.viewDidAppear",
      ])
  }

  // Apple: a child whose view is added to a visible parent gets appearance callbacks by itself.
  @Test func childAddedLaterAppearsWhenItsViewIsAdded() {
    let stage = Stage { NotingController("P", $0) }
    let parent = stage.window.rootViewController!
    _ = stage.log.take()
    var child: NotingController!
    stage.run {
      child = NotingController("C", stage.log)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    #expect(stage.log.take() == ["C.viewDidLoad", "C.viewWillAppear", "C.viewDidAppear"])
    stage.run {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(stage.log.take() == ["C.viewWillDisappear moving", "C.viewDidDisappear"])
    #expect(parent.children.isEmpty)
  }

  // Apple: a container that returns false forwards by beginAppearanceTransition by hand.
  @Test func containerCanForwardByHand() {
    final class ByHand: NotingController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let stage = Stage { log in
      let parent = ByHand("P", log)
      let child = NotingController("C", log)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      return parent
    }
    #expect(!stage.log.take().contains("C.viewWillAppear"))
    let child = stage.window.rootViewController!.children[0]
    stage.run {
      child.beginAppearanceTransition(true, animated: false)
      child.endAppearanceTransition()
    }
    #expect(stage.log.take() == ["C.viewWillAppear", "C.viewDidAppear"])
  }

  @MainActor final class Hosted: HostedContent {
    var lines: [String] = []
    func hostDidLoad() { lines.append("load") }
    func hostWillAppear(_ change: ScreenChange) { lines.append("will appear \(change.cause)") }
    func hostDidAppear(_ change: ScreenChange) { lines.append("did appear \(change.cause)") }
    func hostWillDisappear(_ change: ScreenChange) {
      lines.append("will disappear \(change.cause)")
    }
    func hostDidDisappear(_ change: ScreenChange) { lines.append("did disappear \(change.cause)") }
    func hostCancelledDisappear(_ change: ScreenChange) { lines.append("cancelled") }
    func hostReleased() { lines.append("released") }
    func hostContainsInput(_ client: any TextInputClient) -> Bool { false }
    func hostCollectElements(into list: inout ElementList) {}
  }

  @Test func hostedContentHearsOfTheControllersLife() {
    let hosted = Hosted()
    let stage = Stage { log in
      UINavigationController(rootViewController: NotingController("A", log))
    }
    let navigation = stage.window.rootViewController as! UINavigationController
    stage.run {
      let host = UIViewController()
      host.content = hosted
      navigation.pushViewController(host, animated: true)
    }
    stage.swipeBack(cancelled: false)
    #expect(
      hosted.lines == [
        "load", "will appear push", "did appear push", "will disappear interactivePop",
        "did disappear interactivePop", "released",
      ])
  }
}
