public import HeadlessUI
public import HeadlessUIKit
import LifecycleSimulator

extension Variant {
  /// A SwiftUI implementation.
  public init<Content: View>(
    _ id: String, @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
  ) {
    self.init(id, launch: { Launch(app: WindowApp(showing: content(), on: $0)) })
  }

  /// A UIKit implementation.
  public init<Controller: UIViewController>(
    _ id: String, _ controller: @escaping @MainActor @Sendable () -> Controller
  ) {
    self.init(id, launch: { Launch(app: WindowApp(controller: controller(), on: $0)) })
  }

  /// A whole SwiftUI app: each launch makes it anew, with its delegate.
  public init<Launched: App & SendableMetatype>(_ id: String, app: Launched.Type) {
    self.init(id, launch: { Launch(app: WindowApp(launching: Launched.self, on: $0)) })
  }

  /// An implementation that makes its own store and hands over the records in it.
  public init(_ id: String, _ app: @escaping @MainActor @Sendable () -> AppUnderTest) {
    self.init(
      id,
      launch: { simulator in
        let made = app()
        return Launch(app: made.mount(simulator), records: made.records)
      })
  }
}

/// An app together with the records in its own store.
///
/// ```swift
/// Variant("with a store") {
///   let store = Store()
///   return AppUnderTest(records: .values { store.titles }) { ContentView(store: store) }
/// }
/// ```
@MainActor public struct AppUnderTest {
  let records: Records
  let mount: (Simulator) -> any MountedApp

  /// A SwiftUI app with its records.
  public init<Content: View>(
    records: Records, @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) {
    self.records = records
    self.mount = { WindowApp(showing: content(), on: $0) }
  }

  /// A UIKit app with its records.
  public init<Controller: UIViewController>(
    records: Records, _ controller: @escaping @MainActor () -> Controller
  ) {
    self.records = records
    self.mount = { WindowApp(controller: controller(), on: $0) }
  }

  /// A whole SwiftUI app with its records.
  public init<Launched: App>(records: Records, app: Launched.Type) {
    self.records = records
    self.mount = { WindowApp(launching: app, on: $0) }
  }
}
