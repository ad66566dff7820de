import LifecycleModel

extension DrivingError: CustomStringConvertible {
  /// What happened, and what is on the screen with the nearest spelling first.
  public var description: String {
    let listing =
      screen.items.isEmpty
      ? "the screen is empty"
      : "the screen shows:\n" + sortedItems.map { "  \($0)" }.joined(separator: "\n")
    return "action \(number): \(message); \(listing)"
  }

  /// One sentence that names the action and what stood in the way.
  public var message: String {
    let deed = ActionWords.infinitive(of: action)
    switch reason {
    case .missing(let query): return "cannot \(deed): nothing here is \(Self.words(query))"
    case .ambiguous(let query, let count):
      return "cannot \(deed): \(count) elements are \(Self.words(query)); say which one with "
        + "`.labelled(_:at:)`, `.labelled(_:inRow:)` or `.identifier(_:)`"
    case .disabled(let query): return "cannot \(deed): \(Self.words(query)) is disabled"
    case .unresponsive(let query):
      return "cannot \(deed): \(Self.words(query)) does not react to that"
    case .noOption(let option, let query):
      return "cannot \(deed): \(Self.words(query)) has no option \"\(option)\""
    case .noInput(let query): return "cannot \(deed): \(Self.words(query)) takes no text"
    case .noFocus: return "cannot \(deed): no field has focus; tap one first"
    case .noReturnKey:
      return "cannot \(deed): the keyboard of this field has no Return key"
    case .noComposition:
      return "cannot \(deed): nothing can be composed in a field whose text is hidden"
    case .notARow(let query): return "cannot \(deed): \(Self.words(query)) stands in no row"
    case .notDeletable(let query):
      return "cannot \(deed): the row of \(Self.words(query)) cannot be deleted"
    case .notMovable(let query):
      return "cannot \(deed): the row of \(Self.words(query)) cannot be moved"
    case .notInEditMode(let query):
      return "cannot \(deed): the list of \(Self.words(query)) is not in edit mode"
    case .nothingToGoBackTo: return "cannot \(deed): there is no screen to go back to"
    case .nothingToDismiss(let way):
      return "cannot \(deed): nothing on the screen can be closed by \(Self.words(way))"
    case .nothingToScroll: return "cannot \(deed): nothing here scrolls"
    case .nothingToUndo: return "cannot \(deed): there is no typing to take back"
    case .nothingToRedo: return "cannot \(deed): nothing was taken back"
    case .notRunning: return "cannot \(deed): the app is not running; `relaunch()` it first"
    case .stillRunning: return "cannot \(deed): the app is still running; `kill(_:)` it first"
    case .neverSettles(let names):
      return "the app does not come to rest after \(ActionWords.gerund(of: action))"
        + (names.isEmpty ? "" : "; still running: " + names.joined(separator: ", "))
    case .expectation(let name): return "the expectation \"\(name)\" does not hold"
    }
  }

  /// The message with what the screen shows, on one line, for findings.
  package var summary: String {
    let names = sortedItems.prefix(Self.listed).compactMap { item in
      item.names.first.map { "\"\($0)\"" }
    }
    if names.isEmpty { return message + "; the screen shows nothing" }
    let more = sortedItems.count > Self.listed ? ", …" : ""
    return message + "; the screen shows " + names.joined(separator: ", ") + more
  }

  /// How many elements a one-line message names: what fits on a line.
  private static let listed = 8

  /// What is on the screen, the nearest spelling of what was looked for first.
  private var sortedItems: [ScreenContents.Item] {
    guard let wanted = query?.text ?? query?.identifier else { return screen.items }
    let distances = screen.items.enumerated().map { index, item in
      (item.names.map { Spelling.distance(wanted, $0) }.min() ?? Int.max, index)
    }
    return distances.sorted { $0 < $1 }.map { screen.items[$0.1] }
  }

  private var query: ElementQuery? {
    switch reason {
    case .missing(let query), .ambiguous(let query, _), .disabled(let query),
      .unresponsive(let query), .noOption(_, let query), .noInput(let query),
      .notARow(let query), .notDeletable(let query), .notMovable(let query),
      .notInEditMode(let query):
      query
    default: nil
    }
  }

  private static func words(_ way: UserAction.Dismissal) -> String {
    switch way {
    case .button: "a button"
    case .drag, .cancelledDrag: "dragging"
    case .outside: "touching outside"
    }
  }

  static func words(_ query: ElementQuery) -> String {
    ActionWords.name(of: query)
  }
}
