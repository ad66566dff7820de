// Modelled: partial, documented
import LifecycleSimulator

/// Opens another window of the app.
///
/// - Modelled: partial, documented. Only a person opens windows: asking for one is unsupported.
public struct OpenWindowAction {
  let window: WeakGraph

  @MainActor public func callAsFunction(
    id: String, file: StaticString = #fileID, line: UInt = #line
  ) {
    refuse(file, line)
  }
  @MainActor public func callAsFunction<D: Codable & Hashable>(
    value: D, file: StaticString = #fileID, line: UInt = #line
  ) { refuse(file, line) }
  @MainActor public func callAsFunction<D: Codable & Hashable>(
    id: String, value: D, file: StaticString = #fileID, line: UInt = #line
  ) { refuse(file, line) }

  @MainActor private func refuse(_ file: StaticString, _ line: UInt) {
    window.graph?.simulator.noteUnsupported("openWindow", file: "\(file)", line: Int(line))
  }
}

/// Closes a window of the app.
///
/// - Modelled: partial, documented. Only a person closes windows.
public struct DismissWindowAction {
  let window: WeakGraph

  @MainActor public func callAsFunction(
    id: String, file: StaticString = #fileID, line: UInt = #line
  ) { refuse(file, line) }
  @MainActor public func callAsFunction<D: Codable & Hashable>(
    value: D, file: StaticString = #fileID, line: UInt = #line
  ) { refuse(file, line) }
  @MainActor public func callAsFunction<D: Codable & Hashable>(
    id: String, value: D, file: StaticString = #fileID, line: UInt = #line
  ) { refuse(file, line) }
  @MainActor public func callAsFunction(file: StaticString = #fileID, line: UInt = #line) {
    refuse(file, line)
  }

  @MainActor private func refuse(_ file: StaticString, _ line: UInt) {
    window.graph?.simulator.noteUnsupported("dismissWindow", file: "\(file)", line: Int(line))
  }
}

enum WindowGraphKey: EnvironmentKey { static var defaultValue: WeakGraph { WeakGraph() } }

/// The graph of the window, for the actions in the environment.
struct WeakGraph {
  weak var graph: ViewGraph?
}

extension EnvironmentValues {
  public var openWindow: OpenWindowAction {
    OpenWindowAction(window: self[WindowGraphKey.self])
  }
  public var dismissWindow: DismissWindowAction {
    DismissWindowAction(window: self[WindowGraphKey.self])
  }
  /// Whether the app can have several windows: an iPad's can.
  ///
  /// - Modelled: partial, inferred. A simulation has one.
  public var supportsMultipleWindows: Bool { false }
}
