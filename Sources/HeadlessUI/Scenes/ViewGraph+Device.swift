package import LifecycleModel
import LifecycleSimulator

/// A screen of another size: size classes change, and containers that depend on it lay out again.
extension ViewGraph: DeviceObserver {
  package func deviceDidChange(cause: Cause) {
    for screen in screens where screen.isOutermost {
      screen.scope?.refresh(WidthKey.self)
      screen.scope?.refresh(HeightKey.self)
    }
    for screen in screens { screen.root?.deviceDidChange() }
    simulator.flush()
  }
}

/// A node whose content depends on the size of the screen.
@MainActor protocol DeviceDependent: AnyObject {
  func screenSizeChanged()
}

extension _AnyNode {
  fileprivate func deviceDidChange() {
    (self as? any DeviceDependent)?.screenSizeChanged()
    visitChildren { $0.deviceDidChange() }
  }
}
