import Holdfast
import UIKit

/// A stack that keeps a list of its levels is swiped back a little, and goes on.
struct SwipeALittleAndPush: Situation {
  let id = "swipe-a-little-and-push"
  let summary = "A stack whose delegate keeps the list of levels is swiped back a little."
  let scenario = Scenario("begin to swipe back, push the next level") { user in
    user.swipeBack(.cancelled)
    user.tap("Next")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { LevelNavigation(log: log) }
  }
}

private final class LevelNavigation: UINavigationController, UINavigationControllerDelegate {
  private let log: SituationLog
  /// The levels that the app believes to be on the stack.
  private var levels = [1, 2, 3, 4]

  init(log: SituationLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
    delegate = self
    setViewControllers(levels.map { makeLevel($0) }, animated: false)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  private func makeLevel(_ number: Int) -> LevelController {
    LevelController(number: number) { [weak self] in self?.pushNext() }
  }

  private func pushNext() {
    let next = (levels.last ?? 0) + 1
    levels.append(next)
    log("push(level \(next))")
    pushViewController(makeLevel(next), animated: true)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard let shown = viewController as? LevelController,
      let place = levels.firstIndex(of: shown.number)
    else { return }
    let count = levels.count - place - 1
    guard count > 0 else { return }
    log("popItems(\(count))")
    levels.removeLast(count)
  }
}

private final class LevelController: UIViewController {
  let number: Int
  private let pushNext: () -> Void

  init(number: Int, pushNext: @escaping () -> Void) {
    self.number = number
    self.pushNext = pushNext
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Level \(number)"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Next", primaryAction: UIAction { [weak self] _ in self?.pushNext() })
  }
}
