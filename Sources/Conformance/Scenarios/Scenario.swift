public import LifecycleModel

/// What a person does with the app, as a list of actions.
///
/// The closure records the actions as data; it runs no code of the app.
///
/// ```swift
/// Scenario("type and go back") { user in
///   user.tap("Edit")
///   user.type("PHP")
///   user.goBack()
/// }
/// ```
public struct Scenario: Sendable {
  /// The name in results and on the command line.
  public var name: String
  /// What is done, in order.
  public var actions: [UserAction]
  /// What `UserAction.expect` points to.
  package var expectations: [Expectation]

  /// A question about the screen.
  package struct Expectation: Sendable {
    package var name: String
    package var holds: @Sendable (ScreenContents) -> Bool
  }

  /// Records a scenario.
  public init(_ name: String, _ record: (User) -> Void) {
    let user = User()
    record(user)
    self.init(name, actions: user.actions, expectations: user.expectations)
  }

  /// A scenario from actions that are data already: from a file, or found by exploring.
  package init(_ name: String, actions: [UserAction], expectations: [Expectation] = []) {
    self.name = name
    self.actions = actions
    self.expectations = expectations
  }

  /// The texts that are typed.
  package var typedTexts: [String] {
    var texts: [String] = []
    for action in actions {
      switch action {
      case .type(let text), .typeInto(_, let text), .replace(_, let text),
        .edit(_, record: _, to: let text), .compose(let text, .confirm):
        texts.append(text)
      default: break
      }
    }
    return texts
  }

  /// The same scenario with other actions, as shrinking makes them.
  package func with(actions: [UserAction]) -> Scenario {
    Scenario(name, actions: actions, expectations: expectations)
  }
}
