// Modelled: partial, documented
public import Foundation
import LifecycleModel
import LifecycleSimulator

/// What kind of device an interface is for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad
}

/// The device that is simulated.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// The device of the current simulation.
  public static var current: UIDevice { UIDevice() }

  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var name: String { model }
  open var systemName: String { "iOS" }
  /// The release of the running profile; the newest outside of a simulation.
  open var systemVersion: String {
    (CurrentSimulation.simulator?.releaseForApp ?? .reference).systemVersion
  }
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    CurrentSimulation.simulator?.device.sizeClass == .regular ? .pad : .phone
  }
}

/// The screen that is simulated; it is tall enough for the device's rows of 44 points.
@preconcurrency @MainActor open class UIScreen: NSObject {
  /// The screen of the current simulation.
  public static var main: UIScreen { UIScreen() }

  open var scale: CGFloat { 2 }
  open var bounds: CGRect {
    guard let size = CurrentSimulation.simulator?.screenSize else {
      return CGRect(x: 0, y: 0, width: 375, height: 592)
    }
    return CGRect(x: 0, y: 0, width: size.width, height: size.height)
  }
}
