import LifecycleModel
import LifecycleSimulator

/// The value of a focus state, and the fields that stand for its values.
///
/// Unchecked: one simulation runs on one thread.
final class FocusBox<Value: Hashable>: @unchecked Sendable {
  private struct Field {
    weak var client: (any TextInputClient)?
    let value: Value
  }
  private let unset: Value
  private let value: ValueBox<Value>
  private weak var graph: ViewGraph?
  private var fields: [Field] = []
  /// What the app has asked for in this turn and not yet been given.
  private var requested: Value?
  /// Whether there was no field for it yet when the app asked.
  private var isForNewField = false
  /// The values whose views were taken out of a column, where that matters.
  private var takenOut: Set<Value> = []

  @MainActor init(unset: Value, _ graph: ViewGraph) {
    self.unset = unset
    self.graph = graph
    value = ValueBox(unset, graph.table)
  }

  var current: Value { value.value }

  /// The app asks for focus; it is given at the end of the turn.
  ///
  /// Asking for what is there already counts too: a field that is being submitted loses focus
  /// after its handler ran, and gets it back.
  func request(_ new: Value) {
    // The whole simulation runs on the main actor's thread.
    nonisolated(unsafe) let new = new
    MainActor.assumeIsolated { request(new, isInAppear: graph?.isTellingAppearance ?? false) }
  }

  @MainActor func request(_ new: Value, isInAppear: Bool) {
    if value.untracked != new { value.value = new }
    requested = new
    isForNewField = !fields.contains { $0.value == new && $0.client != nil }
    graph?.afterPass { [weak self] in self?.grant(new, isInAppear: isInAppear) }
  }

  @MainActor private func grant(_ new: Value, isInAppear: Bool, isLastChance: Bool = false) {
    guard let graph, requested == new else { return }
    guard value.untracked == new else {
      requested = nil
      return
    }
    let simulator = graph.simulator
    guard new != unset else {
      requested = nil
      if let current = simulator.focus.current, fields.contains(where: { $0.client === current }) {
        _ = simulator.focus.end(cause: .program)
      }
      return
    }
    if isInAppear {
      let setting = simulator.behavior.text.focusInAppear
      if setting.value == .ignored {
        _ = simulator.decide(setting)
        requested = nil
        value.value = unset
        return
      }
    }
    if staysOnOldRow() {
      requested = nil
      takeBack(new)
      return
    }
    if let client = fields.first(where: { $0.value == new && $0.client != nil })?.client {
      requested = nil
      if isRefused(new, client) {
        takeBack(new)
        return
      }
      if !simulator.focus.begin(client, cause: .program) { takeBack(new) }
    } else if isLastChance {
      requested = nil
      takeBack(new)
    } else {
      // A row that the same change inserts has its field after one more pass.
      graph.afterPass { [weak self] in
        self?.grant(new, isInAppear: false, isLastChance: true)
      }
    }
  }

  /// Nothing got focus: the value says so.
  @MainActor private func takeBack(_ new: Value) {
    guard let graph, value.untracked == new else { return }
    let current = graph.simulator.focus.current
    value.value = fields.first { $0.client != nil && $0.client === current }?.value ?? unset
  }

  /// Whether focus is not moved to a row that the same change inserts.
  @MainActor private func staysOnOldRow() -> Bool {
    guard isForNewField, let graph else { return false }
    let setting = graph.simulator.behavior.focus.insertedRow
    guard setting.value == .leavesFocusBehind, let current = graph.simulator.focus.current,
      fields.contains(where: { $0.client === current }),
      (current as? _AnyNode)?.context.container != nil
    else { return false }
    return graph.simulator.decide(setting) == .leavesFocusBehind
  }

  /// Whether a view in a column of a split view cannot have focus because it was out of the tree.
  @MainActor private func isRefused(_ value: Value, _ client: any TextInputClient) -> Bool {
    guard takenOut.contains(value), let graph, isInColumn(client) else { return false }
    return graph.simulator.decide(graph.simulator.behavior.focus.reinsertedInColumn)
      == .neverHasFocus
  }

  @MainActor private func isInColumn(_ client: any TextInputClient) -> Bool {
    (client as? _AnyNode)?.context.navigation?.isInSplit == true
  }

  /// Whether a field that takes the place of the one with focus does not get it.
  @MainActor private func isLost(_ client: any TextInputClient, _ value: Value) -> Bool {
    guard let graph else { return false }
    let setting = graph.simulator.behavior.focus.replacedField
    guard setting.value == .losesFocus, let current = graph.simulator.focus.current,
      current !== client, fields.contains(where: { $0.client === current && $0.value == value })
    else { return false }
    return graph.simulator.decide(setting) == .losesFocus
  }

  @MainActor func attach(_ client: any TextInputClient, _ value: Value) {
    fields.removeAll { $0.client == nil || $0.client === client }
    fields.append(Field(client: client, value: value))
    if self.value.untracked == value, value != unset, requested == nil, !isLost(client, value) {
      requested = value
      isForNewField = false
      graph?.afterPass { [weak self] in self?.grant(value, isInAppear: false) }
    }
  }

  @MainActor func detach(_ client: any TextInputClient) {
    if graph?.simulator.behavior.focus.reinsertedInColumn.value == .neverHasFocus,
      isInColumn(client), let field = fields.first(where: { $0.client === client })
    {
      takenOut.insert(field.value)
    }
    fields.removeAll { $0.client === client }
  }

  @MainActor func changed(_ client: any TextInputClient, isFocused: Bool) {
    guard let field = fields.first(where: { $0.client === client }) else { return }
    if isFocused {
      if value.untracked != field.value { value.value = field.value }
    } else if value.untracked == field.value, requested != field.value {
      value.value = unset
    }
  }
}
