import Holdfast
import UIKit

/// A view controller that has a log.
class LoggedViewController: UIViewController {
  let log: SituationLog

  init(log: SituationLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  /// Logs each time that the keyboard goes away.
  func logKeyboard() {
    NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil
    ) { [log] _ in log("keyboardWillHide") }
  }
}
