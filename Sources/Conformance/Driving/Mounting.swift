package import HeadlessUI
package import HeadlessUIKit
package import LifecycleSimulator
@_spi(Reflection) import Swift

/// An app in a window of the headless surfaces.
///
/// This file is the only one that knows how the surfaces mount an app and find a view in it.
@MainActor package final class WindowApp: MountedApp {
  private let firstWindow: UIWindow
  /// The window that is shown: another one when the app's scene was connected anew.
  private var window: UIWindow {
    let shown = UIApplication.of(simulator).windows
    return shown.contains { $0 === firstWindow } ? firstWindow : shown.last ?? firstWindow
  }
  /// The windows that a person opened beside the first, the newest last.
  private var furtherWindows: [UIWindow] = []
  private let simulator: Simulator

  package convenience init<Content: View>(showing content: Content, on simulator: Simulator) {
    self.init(controller: UIHostingController(rootView: content), on: simulator)
  }

  package init(controller: UIViewController, on simulator: Simulator) {
    self.simulator = simulator
    firstWindow = UIWindow(simulator: simulator)
    firstWindow.rootViewController = controller
    firstWindow.makeKeyAndVisible()
  }

  /// Launches a SwiftUI app, which is made anew.
  package init<Launched: App>(launching app: Launched.Type, on simulator: Simulator) {
    self.simulator = simulator
    firstWindow = AppLauncher.launch(app, on: simulator)
  }

  /// An app that has made its window itself.
  package init(showing window: UIWindow, on simulator: Simulator) {
    self.simulator = simulator
    firstWindow = window
  }

  package func collectElements(into list: inout ElementList) {
    window.collectElements(into: &list)
    // What is presented is in front of every window.
    guard simulator.presentations.top == nil else { return }
    for window in furtherWindows { window.collectElements(into: &list) }
  }

  package func openScene() -> Bool {
    let application = UIApplication.of(simulator)
    guard let window = AppLauncher.openWindow(on: simulator) ?? application.openScene() else {
      return false
    }
    furtherWindows.append(window)
    return true
  }

  package func closeScene() -> Bool {
    guard let window = furtherWindows.popLast() else { return false }
    UIApplication.of(simulator).closeScene(of: window)
    return true
  }

  package func tearDown() {
    for window in furtherWindows { window.tearDown() }
    window.tearDown()
  }

  package func value(of property: String, in type: any Any.Type) -> Any? {
    if let type = type as? any View.Type { return value(of: property, inView: type) }
    guard let type = type as? UIViewController.Type,
      let controller = window.rootViewController.flatMap({ Self.find(type, from: $0) })
    else { return nil }
    let reader = reader(of: property, in: Swift.type(of: controller), isClass: true)
    let base = UnsafeRawPointer(Unmanaged.passUnretained(controller).toOpaque())
    return withExtendedLifetime(controller) { reader?.read(base) }
  }

  private func value<Content: View>(of property: String, inView type: Content.Type) -> Any? {
    guard let view = ViewGraph.of(simulator).findView(type),
      let reader = reader(of: property, in: type, isClass: false)
    else { return nil }
    return withUnsafePointer(to: view) { (pointer: UnsafePointer<Content>) -> Any? in
      reader.read(UnsafeRawPointer(pointer))
    }
  }

  private func reader(of property: String, in type: Any.Type, isClass: Bool) -> PropertyReader? {
    let key = PropertyReader.Key(type: ObjectIdentifier(type), property: property)
    if let known = Self.readers[key] { return known }
    let reader = PropertyReader(property, of: type, isClass: isClass)
    Self.readers[key] = reader
    return reader
  }
  /// A cache of what the compiler wrote into the types' metadata, which no run can change.
  private static var readers: [PropertyReader.Key: PropertyReader] = [:]

  private static func find(_ type: UIViewController.Type, from controller: UIViewController)
    -> UIViewController?
  {
    if Swift.type(of: controller) == type { return controller }
    for child in controller.children {
      if let found = find(type, from: child) { return found }
    }
    return controller.presentedViewController.flatMap { find(type, from: $0) }
  }
}

/// Where a stored property lies in values of a type.
private struct PropertyReader {
  struct Key: Hashable {
    let type: ObjectIdentifier
    let property: String
  }
  private let offset: Int
  private let load: (UnsafeRawPointer) -> Any

  /// Returns nil when the type has no stored property of the name, plain or wrapped.
  init?(_ name: String, of type: Any.Type, isClass: Bool) {
    var found: (Int, Any.Type)?
    // `.classType` and `.ignoreUnknown`, which the library declares as unsafe globals.
    let options = _EachFieldOptions(rawValue: isClass ? 0b11 : 0b10)
    _ = _forEachField(of: type, options: options) { label, offset, field, _ in
      let label = String(cString: label)
      guard label == name || label == "_" + name else { return true }
      found = (offset, field)
      return false
    }
    guard let found else { return nil }
    offset = found.0
    func loader<Field>(_ type: Field.Type) -> (UnsafeRawPointer) -> Any {
      { $0.assumingMemoryBound(to: Field.self).pointee }
    }
    load = _openExistential(found.1, do: loader)
  }

  func read(_ base: UnsafeRawPointer) -> Any { load(base + offset) }
}

/// Runs things as the thread's current simulation, where Apple's own API is global.
@MainActor package enum SimulationContext {
  package static func run<Result>(_ simulator: Simulator, _ body: () -> Result) -> Result {
    CurrentSimulation.with(simulator, body)
  }
}
