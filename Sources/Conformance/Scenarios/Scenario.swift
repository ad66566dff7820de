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
  /// The width that a device must have for the scenario to make sense on it; nil for any.
  ///
  /// Side by side columns are there on regular width alone, a stack that can be left by going back
  /// on compact width. On other devices the scenario has no cell.
  public var width: Device.SizeClass?
  /// What `UserAction.expect` points to.
  package var expectations: [Expectation]
  /// Who decides during the run what is done after that; nil where nobody does.
  package var guide: Guide?

  /// Makes who decides, with a few words for what they do.
  package struct Guide: Sendable {
    package var words: String
    /// What tells it from a guide that does other things.
    package var digest: String
    package var make: @MainActor @Sendable () -> any ActionGuide

    package init(
      _ words: String, digest: String = "",
      _ make: @escaping @MainActor @Sendable () -> any ActionGuide
    ) {
      self.words = words
      self.digest = digest
      self.make = make
    }
  }

  /// A question about the screen.
  package struct Expectation: Sendable {
    package var name: String
    package var holds: @Sendable (ScreenContents) -> Bool
  }

  /// Records a scenario.
  ///
  /// - Parameter width: The width of the devices on which it makes sense; any by default.
  public init(_ name: String, on width: Device.SizeClass? = nil, _ record: (User) -> Void) {
    let user = User()
    record(user)
    self.init(name, on: width, actions: user.actions, expectations: user.expectations)
  }

  /// A scenario from actions that are data already: from a file, or found by exploring.
  package init(
    _ name: String, on width: Device.SizeClass? = nil, actions: [UserAction],
    expectations: [Expectation] = []
  ) {
    self.name = name
    self.width = width
    self.actions = actions
    self.expectations = expectations
  }

  /// A scenario that is found while it runs.
  package init(_ name: String, guide: Guide) {
    self.init(name, actions: [])
    self.guide = guide
  }

  /// The texts that are typed.
  package var typedTexts: [String] {
    var texts: [String] = []
    for action in actions {
      switch action {
      case .type(let text), .typeInto(_, let text), .replace(_, let text),
        .edit(_, record: _, to: let text), .compose(let text, .confirm),
        .compose(let text, .candidate):
        texts.append(text)
      default: break
      }
    }
    return texts
  }

  /// The same scenario with other actions, as shrinking makes them.
  package func with(actions: [UserAction]) -> Scenario {
    Scenario(name, on: width, actions: actions, expectations: expectations)
  }

  /// Whether the scenario makes sense on a device.
  package func suits(_ device: Device) -> Bool { width == nil || width == device.sizeClass }
}
