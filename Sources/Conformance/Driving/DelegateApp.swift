package import Foundation
import HeadlessUIKit
package import LifecycleSimulator

/// An app that made its window itself, as its delegates were told of the launch.
@MainActor package final class DelegateApp: MountedApp {
  private let inner: WindowApp?

  package init(
    _ delegate: NSObject.Type, scene: AnyClass?, on simulator: Simulator
  ) {
    guard let delegate = delegate.makeLaunched("") as? any UIApplicationDelegate else {
      inner = nil
      return
    }
    let window = UIApplication.launch(delegate, scene: scene, on: simulator) {
      ($0 as? NSObject.Type)?.makeLaunched("")
    }
    inner = window.map { WindowApp(showing: $0, on: simulator) }
    if window == nil {
      simulator.noteMisuse(
        "the app shows no window: make a UIWindow and call makeKeyAndVisible() in the delegate")
    }
  }

  package func collectElements(into list: inout ElementList) { inner?.collectElements(into: &list) }
  package func tearDown() { inner?.tearDown() }
  package func openScene() -> Bool { inner?.openScene() ?? false }
  package func closeScene() -> Bool { inner?.closeScene() ?? false }
  package func value(of property: String, in type: any Any.Type) -> Any? {
    inner?.value(of: property, in: type)
  }
}
