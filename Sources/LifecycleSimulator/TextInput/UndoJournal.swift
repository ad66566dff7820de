/// What can be taken back, the last thing first: typing in fields, and what an app registers.
///
/// The scene has one, which the platform's shortcut and the app's undo manager share; an undo
/// manager that an app makes for itself has its own.
@MainActor package final class UndoJournal {
  /// What taking back, or doing again, did.
  package enum Outcome { case nothing, typing, action }

  /// Typing in one field, from the first key to the last.
  private final class Typing {
    weak var client: (any TextInputClient)?
    let before: String
    var after: String
    init(_ client: any TextInputClient, _ text: String) {
      self.client = client
      before = text
      after = text
    }
  }

  private enum Deed {
    case typing(Typing)
    /// What an app registered; its target is not kept alive.
    case action(Action)
  }

  private struct Action {
    weak var target: AnyObject?
    let run: @MainActor (AnyObject) -> Void
  }

  /// What is taken back in one step.
  private struct Group {
    var deeds: [Deed] = []
    var name = ""
    /// The turn in which it was opened by itself, while it can still grow.
    var turn: Int?
  }

  private enum State { case recording, undoing, redoing }

  @exclusivity(unchecked) private var done: [Group] = []
  @exclusivity(unchecked) private var undone: [Group] = []
  /// Groups that the app has opened and not closed, the innermost last.
  private var open: [Group] = []
  private var state = State.recording
  /// What is registered while something is taken back.
  private var collecting = Group()
  private var suspensions = 0

  /// Whether everything registered in one turn makes one group.
  package var groupsByTurn = true
  /// How many groups are kept; 0 for all.
  package var limit = 0 { didSet { trim() } }

  package init() {}

  package var isUndoing: Bool { state == .undoing }
  package var isRedoing: Bool { state == .redoing }
  package var isRecording: Bool { suspensions == 0 }
  package var canUndo: Bool { !done.isEmpty || open.contains { !$0.deeds.isEmpty } }
  package var canRedo: Bool { !undone.isEmpty }
  package var level: Int { open.count }
  package var undoCount: Int { done.count }
  package var redoCount: Int { undone.count }
  package var undoName: String { done.last?.name ?? "" }
  package var redoName: String { undone.last?.name ?? "" }

  // MARK: Typing

  /// A field is about to be typed in; what the app registers meanwhile comes after it.
  package func beginTyping(in client: any TextInputClient) {
    done.append(Group(deeds: [.typing(Typing(client, client.inputText))]))
    trim()
  }

  /// The field has been typed in; typing that changed nothing leaves nothing to take back.
  package func endTyping(in client: any TextInputClient) {
    for index in done.indices.reversed() {
      guard case .typing(let typing)? = done[index].deeds.first, typing.client === client,
        done[index].turn == nil
      else { continue }
      typing.after = client.inputText
      if typing.after == typing.before {
        done.remove(at: index)
      } else {
        undone.removeAll()
      }
      return
    }
  }

  // MARK: Registering

  package func register(
    _ target: AnyObject, turn: Int, _ run: @escaping @MainActor (AnyObject) -> Void
  ) {
    guard isRecording else { return }
    let deed = Deed.action(Action(target: target, run: run))
    guard state == .recording else {
      collecting.deeds.append(deed)
      return
    }
    undone.removeAll()
    if !open.isEmpty {
      open[open.count - 1].deeds.append(deed)
    } else if groupsByTurn, let last = done.last, last.turn == turn {
      done[done.count - 1].deeds.append(deed)
    } else {
      done.append(Group(deeds: [deed], turn: groupsByTurn ? turn : nil))
      trim()
    }
  }

  package func setName(_ name: String) {
    if state != .recording {
      collecting.name = name
    } else if !open.isEmpty {
      open[open.count - 1].name = name
    } else if !done.isEmpty {
      done[done.count - 1].name = name
    }
  }

  package func suspend() { suspensions += 1 }
  package func resume() { suspensions = max(0, suspensions - 1) }

  package func beginGroup() { open.append(Group()) }

  package func endGroup() {
    guard let group = open.popLast() else { return }
    if !open.isEmpty {
      open[open.count - 1].deeds += group.deeds
    } else if state != .recording {
      collecting.deeds += group.deeds
    } else if !group.deeds.isEmpty {
      done.append(group)
      trim()
    }
  }

  // MARK: Taking back

  package func undo() -> Outcome {
    while !open.isEmpty { endGroup() }
    return revert(.undoing)
  }

  package func redo() -> Outcome { revert(.redoing) }

  /// Reverts the last group that still means something.
  private func revert(_ new: State) -> Outcome {
    guard state == .recording else { return .nothing }
    var outcome = Outcome.nothing
    while outcome == .nothing, let group = new == .undoing ? done.popLast() : undone.popLast() {
      state = new
      collecting = Group(name: group.name)
      for deed in group.deeds.reversed() {
        outcome = revert(deed, new) ?? outcome
      }
      state = .recording
      guard !collecting.deeds.isEmpty else { continue }
      if new == .undoing { undone.append(collecting) } else { done.append(collecting) }
    }
    collecting = Group()
    return outcome
  }

  private func revert(_ deed: Deed, _ state: State) -> Outcome? {
    switch deed {
    case .typing(let typing):
      guard let client = typing.client else { return nil }
      client.inputType(state == .undoing ? typing.before : typing.after)
      collecting.deeds.append(deed)
      return .typing
    case .action(let action):
      guard let target = action.target else { return nil }
      action.run(target)
      return .action
    }
  }

  // MARK: Forgetting

  package func removeAll(for target: AnyObject) {
    func clean(_ groups: inout [Group]) {
      for index in groups.indices {
        groups[index].deeds.removeAll {
          if case .action(let action) = $0 { return action.target === target }
          return false
        }
      }
      groups.removeAll { $0.deeds.isEmpty }
    }
    clean(&done)
    clean(&undone)
    clean(&open)
  }

  /// Forgets what was typed in a field; returns whether there was anything.
  package func forgetTyping(in client: any TextInputClient) -> Bool {
    let field = ObjectIdentifier(client)
    func isTyping(_ group: Group) -> Bool {
      guard case .typing(let typing)? = group.deeds.first else { return false }
      return typing.client.map(ObjectIdentifier.init) == field
    }
    let count = done.count + undone.count
    done.removeAll(where: isTyping)
    undone.removeAll(where: isTyping)
    return done.count + undone.count < count
  }

  package func forget() {
    done.removeAll()
    undone.removeAll()
    open.removeAll()
  }

  private func trim() {
    if limit > 0, done.count > limit { done.removeFirst(done.count - limit) }
  }
}
