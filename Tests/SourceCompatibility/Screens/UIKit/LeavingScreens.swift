import UIKit

/// Says in each callback whether it is going for good.
private final class DetailController: UIViewController {
  let note: (String) -> Void
  init(_ note: @escaping (String) -> Void) {
    self.note = note
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("is appearing")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("did appear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("will disappear \(isMovingFromParent) \(isBeingDismissed)")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("did disappear \(isMovingFromParent)")
  }
}

private final class ListController: UIViewController {
  private let log = UILabel()
  private var told: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "List"
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Open") { [unowned self] _ in
        let detail = DetailController { [unowned self] in note($0) }
        navigationController?.pushViewController(detail, animated: true)
      })
    view.addSubview(UIStackView(arrangedSubviews: [button, log]))
  }

  private func note(_ text: String) {
    told.append(text)
    log.text = "log: " + told.joined(separator: ", ")
  }
}

let leavingScreens = CompatibilityScreen(
  "leaving-screens",
  from: "developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)",
  "developer.apple.com/documentation/uikit/uiviewcontroller/ismovingfromparent",
  controller: { UINavigationController(rootViewController: ListController()) },
  walk: { user in
    user.tap("Open")
    user.goBack()
    user.expect("it appears once and leaves its parent") {
      $0.contains(
        "log: is appearing, did appear, will disappear true false, did disappear true")
    }
  })
