import Holdfast
import SwiftUI
import UIKit

/// An alert is shown because of what is typed, and closed.
struct AlertWhileTyping: Situation {
  let id = "alert-while-typing"
  let summary = "A field whose text is checked with each key; an alert complains, and is closed."
  let scenario = Scenario("type, close the alert") { user in
    user.type("x", into: .role(.textField))
    user.tap("OK")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { CheckedField(log: log) }
  }
}

private final class CheckedField: LoggedViewController {
  private let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    field.addAction(UIAction { [weak self] _ in self?.check() }, for: .editingChanged)
    view.addSubview(field)
    log.keyboard(UIResponder.keyboardDidShowNotification, as: "keyboardDidShow")
    log.keyboard(UIResponder.keyboardDidHideNotification, as: "keyboardDidHide")
  }

  private func check() {
    let alert = UIAlertController(title: "Digits only", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    log("present(alert)")
    present(alert, animated: true)
  }
}

/// A SwiftUI screen in a navigation controller is left while its field is edited.
struct HostedFieldPop: Situation {
  let id = "hosted-field-pop"
  let summary = "A hosting controller is popped while the SwiftUI field in it is edited."
  let scenario = Scenario("push, type, pop") { user in
    user.tap("Next")
    user.type("x", into: "Text")
    user.goBack()
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { UINavigationController(rootViewController: KeyboardWatcher(log: log)) }
  }
}

private final class KeyboardWatcher: LoggedViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Next",
      primaryAction: UIAction { [weak self] _ in
        guard let self = self else { return }
        self.navigationController?.pushViewController(
          HostedField(log: self.log), animated: true)
      })
    log.keyboard(UIResponder.keyboardWillHideNotification, as: "keyboardWillHide")
    log.keyboard(UIResponder.keyboardDidHideNotification, as: "keyboardDidHide")
  }
}

private final class HostedField: UIHostingController<TextForm> {
  private let log: SituationLog

  init(log: SituationLog) {
    self.log = log
    super.init(rootView: TextForm())
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log("viewWillDisappear(hosted)")
  }
}

private struct TextForm: View {
  @State private var text = ""

  var body: some View {
    TextField("Text", text: $text)
  }
}

extension SituationLog {
  /// Logs a line whenever the keyboard does something.
  fileprivate func keyboard(_ name: Notification.Name, as line: String) {
    _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      self(line)
    }
  }
}
