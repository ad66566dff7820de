package import LifecycleModel

/// A part of a surface that depends on the size of the screen.
@MainActor package protocol DeviceObserver: AnyObject {
  func deviceDidChange(cause: Cause)
}

extension Simulator {
  /// Tells the observer of each change of the screen's size until the process ends.
  package func add(deviceObserver: any DeviceObserver) { deviceObservers.append(deviceObserver) }
  package func remove(deviceObserver: any DeviceObserver) {
    deviceObservers.removeAll { $0 === deviceObserver }
  }

  /// Turns the device: width and height change places.
  package func rotate() {
    var next = device
    if isLandscape {
      next.visibleRows = uprightRows
    } else {
      uprightRows = device.visibleRows
      next.visibleRows = max(1, Int((shortSide - Self.barHeight) / Self.rowHeight))
    }
    isLandscape.toggle()
    if presentations.presented.contains(where: { $0.style == .popover && $0.wasInBackground }),
      decide(behavior.scenes.returnedPopover) == .traps
    {
      fatalError("the platform traps as it rotates a popover that was in the background")
    }
    change(to: next, cause: .rotation)
  }

  /// Gives the app another width, as a second app at its side does.
  package func resize(to sizeClass: Device.SizeClass) {
    var next = device
    next.sizeClass = sizeClass
    change(to: next, cause: .program)
  }

  private func change(to next: Device, cause: Cause) {
    guard next != device || cause == .rotation else { return }
    change(device: next)
    trace.append(.step(cause == .rotation ? "rotate" : "resize to \(next.sizeClass.rawValue)"))
    for observer in deviceObservers { observer.deviceDidChange(cause: cause) }
  }

  /// The size of the app's window in points: as many rows of standard height as fit, and a bar.
  package var screenSize: (width: Double, height: Double) {
    let longSide =
      Self.barHeight + Self.rowHeight * Double(isLandscape ? uprightRows : device.visibleRows)
    return isLandscape ? (longSide, shortSide) : (shortSide, longSide)
  }

  /// The width of an iPhone 8, and of an iPad with the classic screen.
  private var shortSide: Double { device.sizeClass == .regular ? 768 : 375 }
  private static var rowHeight: Double { 44 }
  private static var barHeight: Double { 64 }

  /// The height of a phone on its side is compact. Source: Apple, Human Interface Guidelines,
  /// Layout, device size classes.
  package var isHeightCompact: Bool { isLandscape && device.sizeClass == .compact }
}
