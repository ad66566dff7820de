import Holdfast
import UIKit

/// A pushed view controller is left by a swipe while its field is edited.
struct UIKitSwipeBack: Situation {
  let id = "uikit-swipe-back"
  let summary = "A pushed view controller whose field is edited is left by a completed swipe."
  let scenario = Scenario("push, type, swipe back") { user in
    user.tap("Next")
    user.type("x", into: .role(.textField))
    user.swipeBack()
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { UINavigationController(rootViewController: ControllerA(log: log)) }
  }
}

private final class ControllerA: LoggedViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Next",
      primaryAction: UIAction { [weak self] _ in
        guard let self = self else { return }
        self.navigationController?.pushViewController(ControllerB(log: self.log), animated: true)
      })
  }
}

private final class ControllerB: LoggedViewController, UITextFieldDelegate {
  private let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    field.delegate = self
    view.addSubview(field)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log("viewWillDisappear(B)")
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    log("textDidEndEditing(B)")
  }
}

/// The swipe that would leave a pushed view controller with a text view is let go of too early.
struct UIKitSwipeBackCancelled: Situation {
  let id = "uikit-swipe-back-cancelled"
  let summary = "A pushed view controller whose text view is edited stays: its swipe is cancelled."
  let scenario = Scenario("push, type, begin to swipe back") { user in
    user.tap("Next")
    user.type("x", into: .role(.textView))
    user.swipeBack(.cancelled)
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { UINavigationController(rootViewController: NotesList(log: log)) }
  }
}

private final class NotesList: LoggedViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Next",
      primaryAction: UIAction { [weak self] _ in
        guard let self = self else { return }
        self.navigationController?.pushViewController(NoteEditor(log: self.log), animated: true)
      })
  }
}

/// Ends the edit itself as it goes away.
private final class NoteEditor: LoggedViewController, UITextViewDelegate {
  private let textView = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    textView.delegate = self
    view.addSubview(textView)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log("viewWillAppear(B)")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log("viewWillDisappear(B)")
    view.endEditing(true)
  }

  func textViewDidBeginEditing(_ textView: UITextView) {
    log("textViewDidBeginEditing(B)")
  }

  func textViewDidEndEditing(_ textView: UITextView) {
    log("textViewDidEndEditing(B)")
  }
}
