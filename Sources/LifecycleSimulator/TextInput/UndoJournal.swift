/// The edits of the session that a shake or a shortcut can take back.
@MainActor package final class UndoJournal {
  package struct Step {
    package weak var client: (any TextInputClient)?
    package var before: String
    package var after: String
  }
  @exclusivity(unchecked) package private(set) var undone: [Step] = []
  @exclusivity(unchecked) package private(set) var steps: [Step] = []

  package func note(_ client: any TextInputClient, before: String, after: String) {
    guard before != after else { return }
    steps.append(Step(client: client, before: before, after: after))
    undone.removeAll()
  }

  package func undo() -> Bool {
    guard let step = steps.popLast(), let client = step.client else { return false }
    client.inputType(step.before)
    undone.append(step)
    return true
  }

  package func redo() -> Bool {
    guard let step = undone.popLast(), let client = step.client else { return false }
    client.inputType(step.after)
    steps.append(step)
    return true
  }

  package func forget() {
    steps.removeAll()
    undone.removeAll()
  }
}
