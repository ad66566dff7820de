public import LifecycleModel

/// The person in front of the app: each method is one thing that they do.
///
/// Methods append to a list; nothing happens until the list is performed.
public final class User {
  package private(set) var actions: [UserAction] = []
  package private(set) var expectations: [Scenario.Expectation] = []

  package init() {}

  package func add(_ action: UserAction) { actions.append(action) }

  /// Touches an element.
  public func tap(_ element: ElementQuery) { add(.tap(element)) }
  /// Touches an element and holds.
  public func longPress(_ element: ElementQuery) { add(.longPress(element)) }
  /// Touches a place where nothing is.
  public func tapElsewhere() { add(.tapElsewhere) }

  /// Looks at the screen and compares it with what was expected.
  ///
  /// When the closure answers false the run has an `expectation` finding with this name.
  public func expect(_ name: String, _ holds: @escaping @Sendable (ScreenContents) -> Bool) {
    add(.expect(expectations.count, name))
    expectations.append(Scenario.Expectation(name: name, holds: holds))
  }

  /// Does nothing for a while; timers of the app that fall due in it fire.
  public func wait(_ duration: Duration) {
    let parts = duration.components
    let milliseconds = parts.seconds * 1_000 + parts.attoseconds / 1_000_000_000_000_000
    add(.wait(milliseconds: Int(milliseconds)))
  }
}
