// Modelled: full, documented
public import Foundation
import LifecycleModel
import LifecycleSimulator

/// Opens an address: by the app's own handler, or by the system.
///
/// What the app leaves to the system is noted in the trace; the app stays in front.
@MainActor @preconcurrency public struct OpenURLAction {
  /// What became of an address that the app's handler was asked about.
  public struct Result: Sendable {
    enum Outcome: Sendable {
      case handled, discarded
      case system(URL?)
    }
    let outcome: Outcome
    public static let handled = Result(outcome: .handled)
    public static let discarded = Result(outcome: .discarded)
    public static let systemAction = Result(outcome: .system(nil))
    public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
    public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result {
      Result(outcome: .system(url))
    }
  }

  let handler: @MainActor (URL) -> Result
  public nonisolated init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
  }

  public func callAsFunction(_ url: URL) { open(url) }
  public func callAsFunction(_ url: URL, prefersInApp: Bool) { open(url) }
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(open(url))
  }

  @discardableResult private func open(_ url: URL) -> Bool {
    switch handler(url).outcome {
    case .handled: return true
    case .discarded: return false
    case .system(let other):
      CurrentSimulation.simulator?.trace.append(.step("open " + (other ?? url).absoluteString))
      return true
    }
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
  /// Opens an address; an app puts in its own action to handle addresses itself.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
