// Modelled: full, documented
public import HeadlessUIKit
public import Observation

/// Modifiers of scenes that an app can tell.
extension Scene {
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene { ModifiedScene(shown: _view.onChange(of: value, perform: action)) }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    ModifiedScene(shown: _view.onChange(of: value, initial: initial, action))
  }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { ModifiedScene(shown: _view.onChange(of: value, initial: initial, action)) }

  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V)
    -> some Scene
  { ModifiedScene(shown: _view.environment(keyPath, value)) }

  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    ModifiedScene(shown: _view.environment(object))
  }

  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    ModifiedScene(shown: _view.environmentObject(object))
  }

  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene {
    ModifiedScene(shown: _view.transformEnvironment(keyPath, transform: transform))
  }

  public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    ModifiedScene(shown: _view.defaultAppStorage(store))
  }

  /// - Modelled: accepted, documented. Menus of the menu bar are not on the screen.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    self
  }
  /// - Modelled: accepted, documented. Menus of the menu bar are not on the screen.
  public func commandsRemoved() -> some Scene { self }
  /// - Modelled: accepted, documented. Menus of the menu bar are not on the screen.
  public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content)
    -> some Scene
  { self }

  /// - Modelled: accepted, documented. The one scene takes every event.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
  /// - Modelled: accepted, documented. The system never starts the task.
  public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
  /// - Modelled: accepted, documented. A window has the size of the screen.
  public func defaultSize(_ size: CGSize) -> some Scene { self }
  /// - Modelled: accepted, documented. A window has the size of the screen.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  /// - Modelled: accepted, documented. A window has the size of the screen.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  /// - Modelled: accepted, documented. Windows are not drawn.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
  /// - Modelled: accepted, documented. Nothing presses keys of a menu.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some Scene { self }
}

/// Work that the system starts while the app is in the background.
///
/// - Modelled: accepted, documented. The system never starts it.
public struct BackgroundTask<Request, Response>: Sendable {
  private init() {}
  public static func appRefresh(_ identifier: String) -> BackgroundTask
  where Request == Void, Response == Void { BackgroundTask() }
  public static func urlSession(_ identifier: String) -> BackgroundTask
  where Request == Void, Response == Void { BackgroundTask() }
}

/// How a window may be resized; accepted.
///
/// - Modelled: accepted, documented. A window has the size of the screen.
public struct WindowResizability: Sendable {
  public static let automatic = WindowResizability()
  public static let contentSize = WindowResizability()
  public static let contentMinSize = WindowResizability()
}

/// The look of a window; accepted.
///
/// - Modelled: accepted, documented. Windows are not drawn.
public protocol WindowStyle {}
/// - Modelled: accepted, documented. The usual look of a window, which is not drawn.
public struct DefaultWindowStyle: WindowStyle, Sendable { public init() {} }
/// - Modelled: accepted, documented. A look of a window, which is not drawn.
public struct HiddenTitleBarWindowStyle: WindowStyle, Sendable { public init() {} }
/// - Modelled: accepted, documented. A look of a window, which is not drawn.
public struct TitleBarWindowStyle: WindowStyle, Sendable { public init() {} }
extension WindowStyle where Self == DefaultWindowStyle {
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}
extension WindowStyle where Self == TitleBarWindowStyle {
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}
