import Holdfast

extension ReferenceCases {
  static let scenesSituations: [any Situation] = [
    LockScreen(), LockObservedOnScene(), AppWithPhase(),
    InactiveThenHidden(), QuitInFront(), HostedPhase(), AdaptedDelegateApp(),
    KillInFront(), KillInFrontOnTablet(), KillInFrontTwoScenes(), CloseThreeWindows(),
    TypeInOneOfTwoWindows(), DraftOverBackground(), AppearanceOverBackground(),
    StopAfterTyping(), RestartAfterTyping(),
    KillAfterSecondVisit(), QuitAndRelaunch(), ForceQuitAndRelaunch(),
    SheetOverBackground(), SplitToolbarOverBackground(), PopoverRotatedAfterBackground(),
  ]
}

/// Where the apps of these situations write to: the system makes them, so that nobody can hand
/// them a log. A run is one piece of work on the main actor.
enum SceneWitness {
  static var log: SituationLog?
  /// Counts the scenes that have connected.
  static var sceneCount = 0
  /// The calls that the situation is about; others are not written down.
  static var calls: Set<String> = []

  static func begin(_ log: SituationLog, calls: Set<String> = []) {
    Self.log = log
    Self.calls = calls
    sceneCount = 0
  }

  static func note(_ call: String, _ target: String? = nil) {
    guard calls.contains(call) else { return }
    log?(target.map { "\(call)(\($0))" } ?? call)
  }
}
