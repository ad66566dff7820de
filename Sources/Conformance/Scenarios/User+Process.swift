public import LifecycleModel

extension User {
  /// Something covers the app for a moment: a call, the control centre.
  public func becomeInactive() { add(.becomeInactive) }
  /// Leaves the app for the home screen.
  public func background() { add(.background) }
  /// Comes back to the app.
  public func foreground() { add(.foreground) }
  /// Locks the device.
  public func lock() { add(.lock) }
  /// The system warns of low memory.
  public func warnMemory() { add(.warnMemory) }
  /// Turns the device.
  public func rotate() { add(.rotate) }
  /// Gives the app another width.
  public func resize(_ size: Device.SizeClass) { add(.resize(size)) }
  /// Opens another window of the app beside those that are there, on a device with room for it.
  public func openScene() { add(.openScene) }
  /// The system ends the app in an orderly way.
  public func terminate() { add(.terminate) }
  /// The process ends.
  ///
  /// What a person swipes up in the app switcher is a window: an app that has several loses the one
  /// in front, and its process goes on until the last.
  public func kill(_ kind: UserAction.Kill) { add(.kill(kind)) }
  /// Starts the app again after its process has ended.
  public func relaunch() { add(.relaunch) }
}
