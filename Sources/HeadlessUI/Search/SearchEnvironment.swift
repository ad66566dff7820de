// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// Ends the search in whose environment it is found.
@MainActor @preconcurrency public struct DismissSearchAction {
  let action: @MainActor () -> Void
  nonisolated init(action: @escaping @MainActor () -> Void) { self.action = action }
  public func callAsFunction() { action() }
}

enum SearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction {} }
}

extension EnvironmentValues {
  /// Whether a person uses the search field of a view around.
  public internal(set) var isSearching: Bool {
    get { self[SearchingKey.self] }
    set { self[SearchingKey.self] = newValue }
  }
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}

/// How a toolbar changes during a search; accepted.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(
    name: "avoidHidingContent")
}

/// Whether a search field starts as a button; accepted.
public struct SearchToolbarBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

extension View {
  /// - Modelled: accepted, documented. The bar stays as it is during a search.
  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { styled("searchPresentationToolbarBehavior") }
  /// - Modelled: accepted, documented. The field is always there.
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    styled("searchToolbarBehavior")
  }
}
