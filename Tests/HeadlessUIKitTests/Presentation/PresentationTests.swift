import HeadlessUIKit
import LifecycleModel
import LifecycleSimulator
import Testing

@MainActor final class DismissNotes: NSObject, UIAdaptivePresentationControllerDelegate {
  let log: Log
  init(_ log: Log) { self.log = log }
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    log.note("shouldDismiss")
    return true
  }
  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    log.note("willDismiss")
  }
  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    log.note("didDismiss")
  }
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    log.note("didAttemptToDismiss")
  }
}

@MainActor @Suite struct PresentationTests {
  let stage = Stage { NotingController("First", $0) }
  var first: UIViewController { stage.window.rootViewController! }

  private func present(
    _ style: UIModalPresentationStyle, _ prepare: (UIViewController) -> Void = { _ in }
  ) -> UIViewController {
    _ = stage.log.take()
    var second: UIViewController!
    stage.run {
      second = NotingController("Second", stage.log)
      second.modalPresentationStyle = style
      prepare(second)
      first.present(second, animated: true) { [log = stage.log] in log.note("presented") }
    }
    return second
  }

  // Evidence pagesheet-presenter-gets-no-appearance-callbacks.
  @Test func cardGivesThePresenterNoCallbacks() {
    let second = present(.automatic)
    #expect(
      stage.log.take() == [
        "Second.viewDidLoad", "Second.viewWillAppear", "Second.viewDidAppear", "presented",
      ])
    #expect(second.presentingViewController === first)
    stage.run { second.dismiss(animated: true) { [log = stage.log] in log.note("dismissed") } }
    #expect(
      stage.log.take() == ["Second.viewWillDisappear", "Second.viewDidDisappear", "dismissed"])
    #expect(first.presentedViewController == nil)
  }

  // The same entry prints the full-screen order, there and back.
  @Test func fullScreenCoversThePresenter() {
    let second = present(.fullScreen)
    #expect(
      stage.log.take() == [
        "Second.viewDidLoad", "First.viewWillDisappear", "Second.viewWillAppear",
        "Second.viewDidAppear", "presented", "First.viewDidDisappear",
      ])
    #expect(second.view.window === stage.window)
    #expect(first.view.window == nil)
    stage.run { first.dismiss(animated: true) }
    #expect(
      stage.log.take() == [
        "Second.viewWillDisappear", "First.viewWillAppear", "First.viewDidAppear",
        "Second.viewDidDisappear",
      ])
    #expect(first.view.window === stage.window)
  }

  // Evidence sheet-swipe-dismiss-delegate-order, both branches.
  @Test func dragAsksTheDelegate() {
    let notes = DismissNotes(stage.log)
    let second = present(.pageSheet) { $0.presentationController?.delegate = notes }
    _ = stage.log.take()
    stage.run { second.isModalInPresentation = true }
    stage.run { _ = stage.simulator.presentations.dragDown() }
    #expect(stage.log.take() == ["didAttemptToDismiss"])
    stage.run { second.isModalInPresentation = false }
    stage.run { _ = stage.simulator.presentations.dragDown() }
    #expect(
      stage.log.take() == [
        "shouldDismiss", "willDismiss", "Second.viewWillDisappear", "Second.viewDidDisappear",
        "didDismiss",
      ])
  }

  // Evidence card-modal-swipe-cancel-appearance-roundtrip.
  @Test func cardThatIsLetGoOfComesBack() {
    let notes = DismissNotes(stage.log)
    let second = present(.automatic) { $0.presentationController?.delegate = notes }
    _ = stage.log.take()
    stage.run { #expect(stage.simulator.presentations.cancelDrag()) }
    #expect(
      stage.log.take() == [
        "shouldDismiss", "willDismiss", "Second.viewWillDisappear", "Second.viewWillAppear",
        "Second.viewDidAppear",
      ])
    #expect(first.presentedViewController === second)
    #expect(second.view.window === stage.window)
    stage.run {
      second.isModalInPresentation = true
      #expect(stage.simulator.presentations.cancelDrag())
    }
    #expect(stage.log.take().isEmpty)
  }

  // Apple: presenting on a controller whose view is in no window does nothing but warn.
  @Test func presentingOffScreenDoesNothing() {
    stage.run {
      let other = UIViewController()
      other.present(NotingController("Second", stage.log), animated: true)
    }
    #expect(stage.simulator.presentations.top == nil)
  }

  // Apple: an alert's handler runs after the person tapped and the alert is dismissed.
  @Test func alertHidesWhatIsBelowAndRunsTheHandler() {
    stage.run {
      let label = UILabel()
      label.text = "below"
      first.view.addSubview(label)
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(
        UIAlertAction(title: "OK", style: .default) { [log = stage.log] _ in log.note("OK") })
      first.present(alert, animated: true)
    }
    #expect(stage.words == ["Sure?", "Cancel", "OK"])
    _ = stage.log.take()
    stage.tap("OK")
    #expect(stage.log.take() == ["OK"])
    #expect(stage.words == ["below"])
  }

  // Apple, UIAlertController: the title and message are read together, then fields and buttons.
  @Test func firstFieldOfAnAlertGetsTheKeyboard() {
    var alert: UIAlertController!
    stage.run {
      alert = UIAlertController(title: "Name", message: "Say it", preferredStyle: .alert)
      alert.addTextField { $0.placeholder = "name" }
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      first.present(alert, animated: true)
    }
    #expect(stage.words == ["Name", "", "OK"])
    #expect(stage.elements.items[0].element.elementRole == .alert)
    #expect(stage.simulator.focus.current === alert.textFields?.first)
    stage.type("Kim")
    #expect(alert.textFields?.first?.text == "Kim")
  }

  // Apple: a touch outside an action sheet chooses its cancel action.
  @Test func touchOutsideASheetOfActionsCancels() {
    stage.run {
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
      sheet.addAction(
        UIAlertAction(title: "Cancel", style: .cancel) { [log = stage.log] _ in
          log.note("cancelled")
        })
      first.present(sheet, animated: true)
    }
    _ = stage.log.take()
    stage.run { _ = stage.simulator.presentations.top?.mayDismiss() }
    #expect(stage.log.take() == ["cancelled"])
    #expect(stage.simulator.presentations.top == nil)
  }

  // Apple, adaptivePresentationStyle(for:traitCollection:): `.none` keeps a popover a popover.
  @Test func delegateKeepsAPopoverOnAPhone() {
    final class Keeper: NSObject, UIPopoverPresentationControllerDelegate {
      func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
      ) -> UIModalPresentationStyle { .none }
    }
    let keeper = Keeper()
    _ = present(.popover) { $0.popoverPresentationController?.delegate = keeper }
    #expect(stage.simulator.presentations.top?.style == .popover)
  }

  // Apple, transitionCoordinator: the completion runs when the transition has ended.
  @Test func coordinatorTellsOfTheEnd() {
    let second = present(.fullScreen)
    _ = stage.log.take()
    stage.run {
      second.dismiss(animated: true)
      second.transitionCoordinator?.animate(alongsideTransition: nil) {
        [log = stage.log] context in log.note("done \(context.isCancelled)")
      }
    }
    #expect(
      stage.log.take() == [
        "Second.viewWillDisappear", "First.viewWillAppear", "First.viewDidAppear",
        "Second.viewDidDisappear", "done false",
      ])
  }
}
