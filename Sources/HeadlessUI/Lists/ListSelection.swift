import LifecycleModel
import LifecycleSimulator

/// What is selected in a list, as the app keeps it.
@MainActor protocol RowSelection {
  /// Whether a person selects several rows, which takes the edit mode.
  var isMultiple: Bool { get }
  /// The one value that is selected; nil when none is, or when there can be several.
  var chosen: AnyHashable? { get }
  /// Selects no row any more, where one was selected.
  func clear()
  /// A row was tapped; returns whether the tap selects anything.
  func select(_ row: _AnyNode, of origin: RowOrigin?) -> Bool
  /// Whether a row is selected; nil where it cannot be.
  func isSelected(_ row: _AnyNode, of origin: RowOrigin?) -> Bool?
}

/// The selection of one row, or of several.
struct ListSelection<Value: Hashable>: RowSelection {
  private let one: Binding<Value?>?
  private let several: Binding<Set<Value>>?

  init?(_ binding: Binding<Value?>?) {
    guard let binding else { return nil }
    one = binding
    several = nil
  }
  init?(_ binding: Binding<Set<Value>>?) {
    guard let binding else { return nil }
    one = nil
    several = binding
  }

  var isMultiple: Bool { several != nil }
  var chosen: AnyHashable? { one?.wrappedValue.map { AnyHashable($0) } }
  func clear() { one?.wrappedValue = nil }

  func select(_ row: _AnyNode, of origin: RowOrigin?) -> Bool {
    guard let value = value(of: row, origin), !row.isRestricted(.selection) else { return false }
    row.context.navigation?.split?.selectionTurn = row.simulator.turnNumber
    if let one {
      guard one.wrappedValue != value else { return true }
      row.simulator.trace.append(.write("selection", value: "\(value)"))
      one.wrappedValue = value
    } else if let several {
      row.simulator.trace.append(.write("selection", value: "\(value)"))
      var values = several.wrappedValue
      if values.remove(value) == nil { values.insert(value) }
      several.wrappedValue = values
    }
    return true
  }

  func isSelected(_ row: _AnyNode, of origin: RowOrigin?) -> Bool? {
    guard let value = value(of: row, origin), !row.isRestricted(.selection) else { return nil }
    return one.map { $0.wrappedValue == value } ?? several?.wrappedValue.contains(value)
  }

  /// What the row stands for: its tag, or its identity.
  private func value(of row: _AnyNode, _ origin: RowOrigin?) -> Value? {
    if let tagged = row.findInRow({ $0 as? any ValueNode }),
      let value = tagged.value(as: Value.self)
    {
      return value
    }
    return origin.flatMap { $0.source.id(of: $0.row, as: Value.self) }
  }
}
