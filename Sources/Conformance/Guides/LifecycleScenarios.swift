import LifecycleModel

/// A set of ready scenarios that make sense for many apps.
package enum ScenarioSet: String, CaseIterable, Sendable {
  /// The scenarios that the case itself has.
  case own
  /// What happens to every editing screen in the life of an app: left in each way, covered,
  /// interrupted, put in the background, killed.
  case lifecycle

  /// The scenarios of the set for a case.
  package func scenarios(of subject: any ConformanceCase) -> [Scenario] {
    switch self {
    case .own: subject.scenarios
    case .lifecycle: LifecycleScenarios.all
    }
  }
}

/// The scenarios of the lifecycle set.
///
/// They name no element: a guide finds the first editing screen of the app. One that makes no sense
/// for an app (it has no tabs) is skipped there, and says why.
package enum LifecycleScenarios {
  /// What the names begin with, so that none is a case's own.
  package static let prefix = "lifecycle: "

  package static let all: [Scenario] = table.map { name, steps in
    Scenario(
      prefix + name, guide: .init(words(for: steps), digest: "\(steps)") { LifecycleGuide(steps) })
  }

  private static func words(for steps: [LifecycleStep]) -> String {
    Wording.count(steps.count, "step") + " on the first editing screen"
  }

  private static let table: [(String, [LifecycleStep])] = [
    ("open and leave", [.open, .leave]),
    ("edit and leave", [.open, .edit(0), .leave]),
    ("edit, return, leave", [.open, .edit(0), .act(.pressReturn(.soft)), .leave]),
    ("edit, hardware return, leave", [.open, .edit(0), .act(.pressReturn(.hardware)), .leave]),
    ("edit, touch elsewhere, leave", [.open, .edit(0), .act(.tapElsewhere), .leave]),
    ("edit, hide the keyboard, leave", [.open, .edit(0), .act(.dismissKeyboard), .leave]),
    ("edit, swipe back", [.open, .edit(0), .swipeBack(.completed)]),
    ("edit, cancel the swipe back, leave", [.open, .edit(0), .swipeBack(.cancelled), .leave]),
    (
      "edit, cancel the swipe back, edit more, leave",
      [.open, .edit(0), .swipeBack(.cancelled), .editMore, .leave]
    ),
    ("edit, drag down", [.open, .edit(0), .dragDown]),
    ("edit twice, leave", [.open, .edit(0), .edit(0), .leave]),
    ("edit, edit more, leave", [.open, .edit(0), .editMore, .leave]),
    ("edit two fields, leave", [.open, .edit(0), .edit(1), .leave]),
    ("compose and leave", [.open, .compose(.confirm), .leave]),
    ("compose, abandon, leave", [.open, .compose(.abandon), .leave]),
    ("edit, undo, leave", [.open, .edit(0), .act(.undo), .leave]),
    ("edit, leave, open again, leave", [.open, .edit(0), .leave, .reopen, .leave]),
    ("edit, leave, edit again, leave", [.open, .edit(0), .leave, .reopen, .edit(0), .leave]),
    ("edit, leave, delete the opened row", [.open, .edit(0), .leave, .deleteOpened]),
    ("edit, leave, delete the last row", [.open, .edit(0), .leave, .deleteLast]),
    ("edit, visit another tab, leave", [.open, .edit(0), .visitOtherTab, .leave]),
    ("edit, visit another tab", [.open, .edit(0), .visitOtherTab]),
    ("edit, scroll away and back, leave", [.open, .edit(0), .scrollAway, .leave]),
    ("edit, rotate, leave", [.open, .edit(0), .act(.rotate), .leave]),
    ("edit, memory warning, leave", [.open, .edit(0), .act(.warnMemory), .leave]),
    (
      "edit, control centre, leave",
      [.open, .edit(0), .act(.becomeInactive), .act(.foreground), .leave]
    ),
    ("edit, lock and unlock, leave", [.open, .edit(0), .act(.lock), .act(.foreground), .leave]),
    (
      "edit, background and foreground, leave",
      [.open, .edit(0), .act(.background), .act(.foreground), .leave]
    ),
    (
      "edit, background and foreground, edit more, leave",
      [.open, .edit(0), .act(.background), .act(.foreground), .editMore, .leave]
    ),
    (
      "edit, background, killed there, relaunch",
      [.open, .edit(0), .act(.background), .act(.kill(.memory)), .act(.relaunch)]
    ),
    (
      "edit, killed in the switcher, relaunch",
      [.open, .edit(0), .act(.kill(.switcherFrontmost)), .act(.relaunch)]
    ),
    ("edit, terminated, relaunch", [.open, .edit(0), .act(.terminate), .act(.relaunch)]),
    ("edit, wait, leave", [.open, .edit(0), .act(.wait(milliseconds: 5_000)), .leave]),
  ]
}
