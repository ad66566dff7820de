import UIKit

/// A form in a card that asks before it is dragged away.
private final class FormController: UIViewController, UITextViewDelegate {
  let text = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    text.accessibilityLabel = "Note"
    text.delegate = self
    view.addSubview(text)
  }

  func textViewDidChange(_ textView: UITextView) { isModalInPresentation = true }
}

/// Presents the form and writes down what the presentation tells it.
private final class PresentingController: UIViewController,
  UIAdaptivePresentationControllerDelegate
{
  private let log = UILabel()
  private var told: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Write") { [unowned self] _ in write() })
    view.addSubview(UIStackView(arrangedSubviews: [button, log]))
  }

  private func write() {
    let form = FormController()
    form.presentationController?.delegate = self
    present(form, animated: true)
  }

  private func note(_ text: String) {
    told.append(text)
    log.text = "log: " + told.joined(separator: ", ")
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    note("will")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    note("did")
  }
}

let presentedForm = CompatibilityScreen(
  "presented-form",
  from:
    "developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate",
  controller: { PresentingController() },
  walk: { user in
    user.tap("Write")
    user.dismiss(.drag)
    user.expect("a drag tells both") { $0.contains("log: will, did") }
  })
