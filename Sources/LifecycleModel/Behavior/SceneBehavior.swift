/// The seams of scenes and the process.
public struct SceneBehavior: Sendable, Hashable {
  /// The phases that a view sees when the device is locked.
  public enum LockPhases: String, SeamValue {
    case inactiveThenBackground, backgroundOnly
  }
  /// What an app that is frontmost hears when it is killed in the app switcher.
  public enum FrontmostKill: String, SeamValue {
    case backgroundThenTerminate, backgroundOnly, terminateOnly, silent
  }
  public var lockPhases = Setting(LockPhases.reference)
  public var frontmostKill = Setting(FrontmostKill.reference)
}

extension SceneBehavior {
  static let seams: [Seam] = [
    Seam("scenes.frontmostKill", \.scenes.frontmostKill),
    Seam("scenes.lockPhases", \.scenes.lockPhases),
  ]
}
