public import Foundation
public import HeadlessUIKit
import LifecycleSimulator

extension Variant {
  /// A UIKit app by its delegate, which makes its window as it is launched.
  ///
  /// ```swift
  /// Variant("app", delegate: AppDelegate.self)
  /// ```
  public init<Delegate: NSObject & UIApplicationDelegate>(_ id: String, delegate: Delegate.Type) {
    self.init(
      id,
      launch: { simulator in
        Launch(app: DelegateApp(Delegate.self, scene: nil, on: simulator))
      })
  }

  /// A UIKit app by the delegates of its application and of its scene, which makes its window.
  public init<Delegate: NSObject & UIApplicationDelegate, Scene: NSObject & UISceneDelegate>(
    _ id: String, delegate: Delegate.Type, scene: Scene.Type
  ) {
    self.init(
      id,
      launch: { simulator in
        Launch(app: DelegateApp(Delegate.self, scene: Scene.self, on: simulator))
      })
  }

  /// A UIKit app by the delegate of its scene alone.
  public init<Scene: NSObject & UISceneDelegate>(_ id: String, scene: Scene.Type) {
    self.init(
      id,
      launch: { simulator in
        Launch(app: DelegateApp(NoDelegate.self, scene: Scene.self, on: simulator))
      })
  }
}

/// The delegate of an app that has none of its own.
private final class NoDelegate: NSObject, UIApplicationDelegate {}
