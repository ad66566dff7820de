import UIKit.UIGestureRecognizerSubclass

#if os(iOS)
  import UIKit
#else
  import AppKit
#endif

/// An editing screen of 2019: outlets, actions, selectors.
@objcMembers
class NoteViewController: UIViewController {
  @IBOutlet weak var titleField: UITextField!
  @IBOutlet private var saveButton: UIButton!
  @objc dynamic var isDirty = false
  var saved: [String] = []

  private lazy var tap: UITapGestureRecognizer = {
    UITapGestureRecognizer(target: self, action: #selector(hideKeyboard))
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    let field = UITextField()
    field.placeholder = "Title"
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    view.addSubview(field)
    view.addSubview(button)
    titleField = field
    saveButton = button
    field.addTarget(self, action: #selector(edited(_:)), for: .editingChanged)
    button.addTarget(
      self,
      action: #selector(
        NoteViewController.save(_:)
      ), for: .touchUpInside)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: #selector(save))
    NotificationCenter.default.addObserver(
      self, selector: #selector(willLeave(_:)), name: UIApplication.willResignActiveNotification,
      object: nil)
    if #available(iOS 13.0, *), let view = viewIfLoaded {
      view.backgroundColor = .systemBackground
    } else {
      view.backgroundColor = .white
    }
    view.addGestureRecognizer(tap)
  }

  deinit { NotificationCenter.default.removeObserver(self) }

  @nonobjc func save() { saved.append("without sender") }
  @IBAction func save(_ sender: Any) { saved.append(titleField.text ?? "") }
  @objc private func edited(_ field: UITextField) { isDirty = true }

  @available(iOS 15, *)
  func focusLater() {
    perform(#selector(focus), with: nil, afterDelay: 0.1)
  }
}

extension NoteViewController {
  @objc fileprivate func focus() { titleField.becomeFirstResponder() }
  @objc fileprivate func hideKeyboard() { view.endEditing(true) }
  @objc fileprivate func willLeave(_ notification: Notification) { save(self) }
}
