// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// Does what the app does to refresh the content around.
public struct RefreshAction: Sendable {
  let action: @Sendable @isolated(any) () async -> Void

  /// Refreshes, and returns when that is done.
  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
  /// What refreshes the content, where the app allows it.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Lets a person refresh the content: scrolling up past the top of a list runs the action.
  ///
  /// Lists inside get the action through the environment. Its task is cancelled when the list
  /// goes away.
  public func refreshable(
    @_inheritActorContext action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View {
    EnvironmentContent(content: self) { $0.refresh = RefreshAction(action: action) }
  }
}

/// A refresh under way.
@MainActor struct Refreshing {
  private var task: _Concurrency.Task<Void, Never>?
  private var isRunning: Running?

  /// Whether a refresh has not come to its end.
  @MainActor private final class Running { var value = true }

  /// Begins a refresh, unless one is under way: the list shows that one's indicator.
  mutating func begin(_ action: RefreshAction) {
    guard isRunning?.value != true else { return }
    let running = Running()
    isRunning = running
    task = _Concurrency.Task { @MainActor in
      await action()
      running.value = false
    }
  }

  func cancel() { task?.cancel() }
}
