import Holdfast
import UIKit

/// A view controller is presented in the way that the platform chooses, and closes itself.
struct ModalOpenClose: Situation {
  let id = "modal-open-close"
  let summary = "A view controller is presented in the default style and closed by its button."
  let scenario = Scenario("open, close") { user in
    user.tap("Open")
    user.tap("Close")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { PresentingController(log: log) }
  }
}

/// A card is dragged down a little, and then all the way.
struct CardDragCancelled: Situation {
  let id = "card-drag-cancelled"
  let summary = "A presented card is dragged down a little and let go, then dragged away."
  let scenario = Scenario("open, begin to drag, drag") { user in
    user.tap("Open")
    user.dismiss(.cancelledDrag)
    user.dismiss(.drag)
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { PresentingController(log: log) }
  }
}

/// Logs its appearance callbacks.
private class AppearanceController: LoggedViewController {
  var name: String { "First" }

  override func viewDidLoad() {
    super.viewDidLoad()
    log("viewDidLoad(\(name))")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log("viewWillAppear(\(name))")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log("viewDidAppear(\(name))")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log("viewWillDisappear(\(name))")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log("viewDidDisappear(\(name))")
  }
}

private final class PresentingController: AppearanceController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      UIButton(
        type: .system,
        primaryAction: UIAction(title: "Open") { [weak self] _ in
          guard let self = self else { return }
          self.present(PresentedController(log: self.log), animated: true)
        }))
  }
}

private final class PresentedController: AppearanceController {
  override var name: String { "Second" }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      UIButton(
        type: .system,
        primaryAction: UIAction(title: "Close") { [weak self] _ in
          self?.dismiss(animated: true)
        }))
  }
}
