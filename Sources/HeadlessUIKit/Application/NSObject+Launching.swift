package import Foundation

extension NSObject {
  /// Makes a delegate that is known only by its class, as the system does from an app's manifest.
  package convenience init(launching name: String) { self.init() }

  // `init()` is not `required` of delegates, as on Apple's platforms, where the Objective-C runtime
  // makes them. The function below is the convenience initializer under its own name; that one
  // dispatches to the subclass's `init()`. See `UITableViewCell+Registration.swift`.
  @_silgen_name("$s10Foundation8NSObjectC13HeadlessUIKitE9launchingACSS_tcfC")
  package static func makeLaunched(_ name: consuming String) -> NSObject
}
