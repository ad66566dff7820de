package import LifecycleSimulator

/// One change of a field that the user made, and what became of it.
@MainActor package final class Edit {
  /// What is known about an edit.
  package enum State: String {
    /// In its field, not due.
    case open
    /// A record holds it.
    case committed
    /// Its screen was left through a control that cancels.
    case cancelled
    /// The user replaced it, took it back, deleted its record or ended the process.
    case superseded
    /// Its time came and no record holds it.
    case lost
  }
  /// What the user did to the field.
  package enum Content {
    /// Typed text that occurs nowhere else.
    case token
    /// Emptied the field.
    case emptying
    /// Chose an option, by its words.
    case choice(String)
    /// Gave a control another value that has no words.
    case setting
  }

  package let action: Int
  package let content: Content
  /// The text by which the edit is found again.
  package let token: String
  /// The name of the field.
  package let field: String
  /// The record whose value the field showed when the edit began.
  @exclusivity(unchecked) package var target: String?
  /// The target's value at that time.
  @exclusivity(unchecked) package var targetBefore: String?
  /// The records as they were when the edit began.
  @exclusivity(unchecked) package var before = RecordSnapshot()
  package var state = State.open
  /// Its screen was left, so that it should be in its record.
  @exclusivity(unchecked) package var isLeft = false
  /// Whether checks have looked at it at its time.
  @exclusivity(unchecked) package var isJudged = false

  /// The record that was seen to hold it, its value before that and since.
  @exclusivity(unchecked) package var holder: String?
  @exclusivity(unchecked) package var holderBefore: String?
  @exclusivity(unchecked) package var holderAfter: String?

  /// The whole text of the field, or the value of the control, when the edit was done.
  @exclusivity(unchecked) package var shown = ""
  /// The record that is the field's own display, where records are what the screen shows.
  @exclusivity(unchecked) package var ownRecord: String?
  package weak var client: (any TextInputClient)?
  package weak var control: (any Element)?
  package let home: EditHome

  init(
    action: Int, content: Content, token: String, field: String, home: EditHome,
    client: (any TextInputClient)? = nil, control: (any Element)? = nil
  ) {
    self.action = action
    self.content = content
    self.token = token
    self.field = field
    self.home = home
    self.client = client
    self.control = control
  }

  /// Whether checks still follow it.
  var isLive: Bool { state == .open || state == .committed }

  /// Whether the user typed it, rather than used a control.
  var isTyped: Bool {
    switch content {
    case .token, .emptying: true
    case .choice, .setting: false
    }
  }

  /// Whether a record's value shows that the edit reached it.
  func isHeld(by value: String, id: String) -> Bool {
    switch content {
    case .token: return TextSearch.contains(value, token)
    case .emptying: return id == target && (value.isEmpty || value == "nil")
    case .choice(let option): return id == holder && TextSearch.contains(value, option)
    case .setting: return id == holder && value == holderAfter
    }
  }

  /// What the user put in, as messages quote it.
  var words: String {
    switch content {
    case .token: "\"\(token)\""
    case .emptying: "the emptied \"\(field)\""
    case .choice(let option): "\"\(option)\" in \"\(field)\""
    case .setting: "the change of \"\(field)\""
    }
  }
}

/// The screen on which an edit was made, and how to tell that it was left.
@MainActor package struct EditHome {
  private weak var stack: ScreenStack?
  private weak var screen: (any Screen)?
  private weak var presentation: Presentation?
  private let hasStack: Bool
  private let hasPresentation: Bool

  init(_ driver: Driver) {
    stack = driver.frontStack
    screen = stack?.top
    presentation = driver.simulator.presentations.top
    hasStack = stack != nil && screen != nil
    hasPresentation = presentation != nil
  }

  /// Whether the screen has gone: popped, or closed with what presented it.
  func isLeft(_ simulator: Simulator) -> Bool {
    if hasPresentation {
      guard let presentation, simulator.presentations.isPresented(presentation) else {
        return true
      }
    }
    if hasStack {
      guard let stack, let screen, stack.contains(screen) else { return true }
    }
    return false
  }
}
