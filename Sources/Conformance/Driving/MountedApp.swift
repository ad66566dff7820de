package import LifecycleSimulator

/// An app on a simulator, as far as driving and checking need it; each surface has one.
@MainActor package protocol MountedApp: AnyObject {
  /// Adds what a person can see and use now, in reading order.
  func collectElements(into list: inout ElementList)
  /// The current value of a stored property of the mounted view or controller of a type.
  ///
  /// Property wrappers are looked through. Returns nil when nothing of the type is mounted, or
  /// when it has no such property.
  func value(of property: String, in type: any Any.Type) -> Any?
  /// Opens another window beside those that are there; returns false where the app cannot.
  func openScene() -> Bool
  /// Closes the window that was opened last, and returns true, where there are several.
  func closeScene() -> Bool
  /// Drops the app with everything in it, without telling it.
  func tearDown()
}

extension MountedApp {
  package func openScene() -> Bool { false }
  package func closeScene() -> Bool { false }
}
