/// The seams of scenes, of what is kept of them, and of the process.
public struct SceneBehavior: Sendable, Hashable {
  /// The phases that a view sees when the device is locked.
  public enum LockPhases: String, SeamValue {
    case inactiveThenBackground, backgroundOnly
  }
  /// The phases between active and background when the device is locked.
  ///
  /// A display that stays on makes the scene active once more; views are not told of the second
  /// inactive phase.
  public enum LockedDisplay: String, SeamValue {
    case turnsOff, staysOn
  }
  /// What an app that is frontmost hears when it is killed in the app switcher.
  ///
  /// An app that has opened a second window is asked window by window instead.
  public enum FrontmostKill: String, SeamValue {
    case backgroundThenTerminate
    /// The scene is let go of, and nothing else is said.
    case disconnectOnly
    /// The scene is let go of and its session discarded, without the background in between.
    case disconnectThenTerminate
    /// The scene is let go of, and another one comes in its place and enters the background.
    case disconnectThenNewScene
  }
  /// What the delegate that a SwiftUI app gets through its adaptor is told of.
  public enum AdaptedDelegate: String, SeamValue {
    case phases, launchAndEndOnly
  }
  /// Whether the phase in a SwiftUI environment follows the scene of an app with UIKit's delegates.
  public enum HostedPhase: String, SeamValue {
    case follows, neverChanges
  }
  /// What an app hears when a person closes the last of its windows in the app switcher.
  public enum LastWindow: String, SeamValue {
    case sessionDiscarded, processEnds
  }
  /// What becomes of a scene with a delegate while the app is in the background.
  public enum BackgroundScene: String, SeamValue {
    case kept, disconnected
  }
  /// What views are told when the app enters the background.
  public enum ViewsInBackground: String, SeamValue {
    case silent, appearAgain
  }
  /// What a further window of a `WindowGroup` shows.
  public enum WindowContent: String, SeamValue {
    case madeForEachWindow, sharedByWindows
  }
  /// When an `App` that has the scene phase as a property is evaluated for a change of it.
  public enum DeclaredPhase: String, SeamValue {
    case whenRead, always
  }
  /// When the state of a scene is written for the next process.
  public enum StateWrite: String, SeamValue {
    case enteringBackground, afterReturning
  }
  /// What becomes of a scene's state in an end of the process that a person asked for.
  public enum StateAtEnd: String, SeamValue {
    case discarded, kept
  }
  /// What becomes of a scene's state in an orderly end of the process.
  public enum StateAtQuit: String, SeamValue {
    case kept, discarded
  }
  /// When a default that an app sets is safe from a sudden end of its process.
  public enum DefaultsWrite: String, SeamValue {
    case atOnce, leavingForeground
  }
  /// What an app reads of its defaults in the launch after the device has restarted.
  public enum DefaultsAtLaunch: String, SeamValue {
    case readable, emptyUntilShown
  }
  /// What the views of a sheet are told when the app comes back from the background.
  public enum ReturningSheet: String, SeamValue {
    case silent, appearsAgain
  }
  /// What becomes of the toolbar items of a split view when the app comes back.
  public enum ReturningToolbar: String, SeamValue {
    case kept, itemsGone
  }
  /// What a rotation does to a popover that has been in the background with the app.
  public enum ReturnedPopover: String, SeamValue {
    case rotates, traps
  }
  public var lockPhases = Setting(LockPhases.reference)
  public var lockedDisplay = Setting(LockedDisplay.reference)
  public var frontmostKill = Setting(FrontmostKill.reference)
  public var adaptedDelegate = Setting(AdaptedDelegate.reference)
  public var hostedPhase = Setting(HostedPhase.reference)
  public var lastWindow = Setting(LastWindow.reference)
  public var backgroundScene = Setting(BackgroundScene.reference)
  public var viewsInBackground = Setting(ViewsInBackground.reference)
  public var windowContent = Setting(WindowContent.reference)
  public var declaredPhase = Setting(DeclaredPhase.reference)
  public var stateWrite = Setting(StateWrite.reference)
  /// For a kill in the app switcher.
  public var stateAtForceQuit = Setting(StateAtEnd.reference)
  public var stateAtQuit = Setting(StateAtQuit.reference)
  /// For a crash and a stop by the developer, which an app does not hear of.
  public var defaultsWrite = Setting(DefaultsWrite.reference)
  public var defaultsAtLaunch = Setting(DefaultsAtLaunch.reference)
  public var returningSheet = Setting(ReturningSheet.reference)
  public var returningToolbar = Setting(ReturningToolbar.reference)
  public var returnedPopover = Setting(ReturnedPopover.reference)
}

extension SceneBehavior {
  static let seams: [Seam] = [
    Seam("scenes.adaptedDelegate", \.scenes.adaptedDelegate),
    Seam("scenes.backgroundScene", \.scenes.backgroundScene),
    Seam("scenes.declaredPhase", \.scenes.declaredPhase),
    Seam("scenes.defaultsAtLaunch", \.scenes.defaultsAtLaunch),
    Seam("scenes.defaultsWrite", \.scenes.defaultsWrite),
    Seam("scenes.frontmostKill", \.scenes.frontmostKill),
    Seam("scenes.hostedPhase", \.scenes.hostedPhase),
    Seam("scenes.lastWindow", \.scenes.lastWindow),
    Seam("scenes.lockPhases", \.scenes.lockPhases),
    Seam("scenes.lockedDisplay", \.scenes.lockedDisplay),
    Seam("scenes.returnedPopover", \.scenes.returnedPopover),
    Seam("scenes.returningSheet", \.scenes.returningSheet),
    Seam("scenes.returningToolbar", \.scenes.returningToolbar),
    Seam("scenes.stateAtForceQuit", \.scenes.stateAtForceQuit),
    Seam("scenes.stateAtQuit", \.scenes.stateAtQuit),
    Seam("scenes.stateWrite", \.scenes.stateWrite),
    Seam("scenes.viewsInBackground", \.scenes.viewsInBackground),
    Seam("scenes.windowContent", \.scenes.windowContent),
  ]
}
