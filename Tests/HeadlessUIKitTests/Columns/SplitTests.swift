import HeadlessUIKit
import LifecycleModel
import LifecycleSimulator
import Testing

@MainActor final class CollapseNotes: NSObject, UISplitViewControllerDelegate {
  var takesSecondary = false
  var topColumn: UISplitViewController.Column?
  var calls: [String] = []
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    calls.append("collapse")
    return takesSecondary
  }
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { topColumn ?? proposedTopColumn }
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { calls.append("didCollapse") }
}

@MainActor @Suite struct SplitTests {
  static let pad = Device(
    id: "pad", visibleRows: 20, sizeClass: .regular, multitasking: true)
  static let phone = Device(id: "phone", visibleRows: 12)

  private func columns(
    on device: Device, _ notes: CollapseNotes? = nil
  ) -> (Stage, UISplitViewController) {
    var split: UISplitViewController!
    let stage = Stage(device: device) { log in
      split = UISplitViewController(style: .doubleColumn)
      split.delegate = notes
      split.setViewController(NotingController("List", log), for: .primary)
      split.setViewController(NotingController("Detail", log), for: .secondary)
      return split
    }
    return (stage, split)
  }

  // Apple, UISplitViewController: on a regular width the columns are side by side.
  @Test func columnsStandSideBySideOnARegularWidth() {
    let (stage, split) = columns(on: Self.pad)
    #expect(stage.words == ["List", "Detail"])
    #expect(!split.isCollapsed)
    #expect(stage.log.take().filter { $0.hasSuffix("DidAppear") }.count == 2)
  }

  @Test func anotherDetailReplacesTheOneBefore() {
    let (stage, split) = columns(on: Self.pad)
    _ = stage.log.take()
    stage.run { split.setViewController(NotingController("Other", stage.log), for: .secondary) }
    #expect(stage.words == ["List", "Other"])
    let lines = stage.log.take()
    #expect(lines.contains("Detail.viewDidDisappear"))
    #expect(lines.contains("Other.viewDidAppear"))
  }

  @Test func showDetailFromTheListGoesToTheDetailColumn() {
    let (stage, split) = columns(on: Self.pad)
    stage.run {
      split.viewController(for: .primary)?.showDetailViewController(
        NotingController("Other", stage.log), sender: nil)
    }
    #expect(stage.words == ["List", "Other"])
  }

  // Apple, column-style: collapsing proposes the secondary column as the top one.
  @Test func compactWidthShowsOneStack() {
    let (stage, split) = columns(on: Self.phone)
    #expect(split.isCollapsed)
    #expect(stage.words == ["List", "Detail"])
    stage.tap("List")
    #expect(stage.words == ["List"])
    stage.run { split.show(.secondary) }
    #expect(stage.words == ["List", "Detail"])
  }

  @Test func delegateChoosesTheTopColumn() {
    let notes = CollapseNotes()
    notes.topColumn = .primary
    let (stage, _) = columns(on: Self.phone, notes)
    #expect(stage.words == ["List"])
    #expect(notes.calls == ["didCollapse"])
  }

  // Apple, collapseSecondary: true means that the app dealt with the secondary controller.
  @Test(arguments: [true, false]) func classicSplitAsksItsDelegate(takes: Bool) {
    let notes = CollapseNotes()
    notes.takesSecondary = takes
    var split: UISplitViewController!
    let stage = Stage(device: Self.phone) { log in
      split = UISplitViewController()
      split.delegate = notes
      split.viewControllers = [
        UINavigationController(rootViewController: NotingController("List", log)),
        UINavigationController(rootViewController: NotingController("Detail", log)),
      ]
      return split
    }
    #expect(stage.words == (takes ? ["List"] : ["List", "Detail"]))
    #expect(notes.calls.first == "collapse")
    if takes {
      stage.run {
        split.showDetailViewController(
          UINavigationController(rootViewController: NotingController("Chosen", stage.log)),
          sender: nil)
      }
      #expect(stage.words == ["List", "Chosen"])
    }
  }
}
