// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// Where a node is made: its parent and its surroundings.
@MainActor @preconcurrency public struct _NodeContext {
  private(set) var surroundings: Surroundings
  /// Unsafe: a parent holds its children, and takes itself off them when it leaves.
  unowned(unsafe) var parent: _AnyNode?
  var depth: Int

  init(_ surroundings: Surroundings, parent: _AnyNode?, depth: Int) {
    self.surroundings = surroundings
    self.parent = parent
    self.depth = depth
  }

  var graph: ViewGraph { surroundings.graph }
  var screen: HostScreen { surroundings.screen }
  /// The innermost navigation container.
  var navigation: NavigationHost? { surroundings.navigation }
  var environment: EnvironmentScope {
    get { surroundings.environment }
    set { surroundings = surroundings.with(environment: newValue) }
  }
  /// The innermost list, when rows are made on demand.
  var rows: (any RowHost)? {
    get { surroundings.rows }
    set { surroundings = surroundings.with(rows: newValue) }
  }
  /// The container of rows in which the node stands: a list or a lazy stack.
  var container: Container? {
    get { surroundings.container }
    set { surroundings = surroundings.with(container: newValue) }
  }
}

/// What the nodes of a part of the graph have in common; they share one.
@MainActor final class Surroundings {
  let graph: ViewGraph
  let screen: HostScreen
  let environment: EnvironmentScope
  private(set) weak var navigation: NavigationHost?
  private let hasRows: Bool
  private weak var rowHost: (any RowHost)?
  let container: Container?
  /// The same for what is no row of its own.
  private var withoutRows: Surroundings?

  init(
    graph: ViewGraph, screen: HostScreen, environment: EnvironmentScope,
    navigation: NavigationHost?, rows: (any RowHost)? = nil, container: Container? = nil
  ) {
    self.graph = graph
    self.screen = screen
    self.environment = environment
    self.navigation = navigation
    hasRows = rows != nil
    rowHost = rows
    self.container = container
  }

  var rows: (any RowHost)? { hasRows ? rowHost : nil }

  func with(environment: EnvironmentScope) -> Surroundings {
    Surroundings(
      graph: graph, screen: screen, environment: environment, navigation: navigation, rows: rows,
      container: container)
  }

  func with(rows: (any RowHost)?) -> Surroundings {
    guard rows == nil else {
      return Surroundings(
        graph: graph, screen: screen, environment: environment, navigation: navigation,
        rows: rows, container: container)
    }
    if !hasRows { return self }
    if let withoutRows { return withoutRows }
    let made = Surroundings(
      graph: graph, screen: screen, environment: environment, navigation: navigation,
      container: container)
    withoutRows = made
    return made
  }

  func with(container: Container?) -> Surroundings {
    Surroundings(
      graph: graph, screen: screen, environment: environment, navigation: navigation, rows: rows,
      container: container)
  }
}
