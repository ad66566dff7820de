/// A value with readers: the place where a `@State` lives.
///
/// Unchecked: one simulation runs on one thread.
final class ValueBox<Value>: BindingLocation<Value>, @unchecked Sendable {
  @exclusivity(unchecked) private var stored: Value
  @exclusivity(unchecked) private var edges: [DependencyTable.Edge] = []
  /// Readers that care only about a part of the value.
  @exclusivity(unchecked) private var conditions:
    [(edge: DependencyTable.Edge, holds: (Value) -> Bool)] = []
  private let table: DependencyTable
  /// The value before this turn, while a platform may still show it.
  private var before: Value?
  /// Whether that value had readers.
  private var beforeWasRead = false

  init(_ value: Value, _ table: DependencyTable) {
    stored = value
    self.table = table
  }

  override var value: Value {
    get {
      if table.readsLastRendered, !beforeWasRead, let before { return before }
      table.noteRead(&edges)
      if table.readsValuesBefore, let before {
        table.hasReadValueBefore = true
        return before
      }
      return stored
    }
    set {
      rememberBefore()
      stored = newValue
      table.invalidate(&edges)
      askConditions()
    }
  }

  /// Changes the value in place: a write through a key path copies nothing.
  override func modify(_ body: (inout Value) -> Void) {
    rememberBefore()
    body(&stored)
    table.invalidate(&edges)
    askConditions()
  }

  override func read(while condition: @escaping (Value) -> Bool) -> Value? {
    guard let edge = table.currentEdge else { return nil }
    conditions.append((edge, condition))
    if conditions.count > 32, conditions.count & (conditions.count - 1) == 0 {
      conditions.removeAll { !table.isCurrent($0.edge) }
    }
    return stored
  }

  override var peeked: Value? { stored }
  override var tracksReads: Bool { true }

  /// Readers whose condition no longer holds are out of date.
  private func askConditions() {
    guard !conditions.isEmpty else { return }
    conditions.removeAll { edge, holds in
      guard table.isCurrent(edge) else { return true }
      if holds(stored) { return false }
      table.invalidate(edge)
      return true
    }
  }

  /// Reads without becoming a reader.
  var untracked: Value { stored }

  private func rememberBefore() {
    guard table.keepsValuesBefore, before == nil else { return }
    let wasRead = table.hasReaders(edges)
    guard !wasRead || table.keepsReadValuesBefore else { return }
    before = stored
    beforeWasRead = wasRead
    table.atEndOfTurn { [weak self] in
      self?.before = nil
      self?.beforeWasRead = false
    }
  }
}
