/// The records at one moment, in the order of their source.
package struct RecordSnapshot {
  /// What kind of value a record is, as far as checks care.
  package enum Kind: UInt8 {
    /// Text that a person wrote.
    case text
    /// Anything else: a number, a flag, a choice.
    case other
  }

  package private(set) var ids: [String] = []
  package private(set) var values: [String] = []
  package private(set) var kinds: [Kind] = []
  /// The position of the collection's element that a record belongs to, or -1.
  package private(set) var positions: [Int32] = []

  package init() {}

  package var count: Int { ids.count }
  package var isEmpty: Bool { ids.isEmpty }

  package mutating func removeAll() {
    ids.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
    kinds.removeAll(keepingCapacity: true)
    positions.removeAll(keepingCapacity: true)
  }

  package mutating func append(
    _ id: String, _ value: String, kind: Kind = .text, position: Int32 = -1
  ) {
    ids.append(id)
    values.append(value)
    kinds.append(kind)
    positions.append(position)
  }

  /// The place of a record, near the place where it was before.
  package func index(of id: String, near guess: Int = 0) -> Int? {
    if guess < ids.count, ids[guess] == id { return guess }
    return ids.firstIndex(of: id)
  }

  package subscript(id: String) -> String? { index(of: id).map { values[$0] } }
}

/// How a record differs between two moments.
package struct RecordChange: Hashable, Sendable {
  package var id: String
  /// Nil when the record is new.
  package var before: String?
  /// Nil when the record is gone.
  package var after: String?
  package var isText: Bool
  /// The record belongs to an element of a collection.
  package var isElement: Bool
}

extension RecordSnapshot {
  /// Adds how the records differ from what they were; cheap when they do not.
  package func changes(since old: RecordSnapshot, into changes: inout [RecordChange]) {
    var i = 0
    let common = min(count, old.count)
    while i < common, ids[i] == old.ids[i] {
      if values[i] != old.values[i] { changes.append(change(at: i, before: old.values[i])) }
      i += 1
    }
    guard i < count || i < old.count else { return }
    var former: [String: Int] = [:]
    for index in i..<old.count { former[old.ids[index]] = index }
    for index in i..<count {
      if let place = former.removeValue(forKey: ids[index]) {
        if values[index] != old.values[place] {
          changes.append(change(at: index, before: old.values[place]))
        }
      } else {
        changes.append(change(at: index, before: nil))
      }
    }
    for index in i..<old.count where former[old.ids[index]] == index {
      changes.append(
        RecordChange(
          id: old.ids[index], before: old.values[index], after: nil,
          isText: old.kinds[index] == .text, isElement: old.positions[index] >= 0))
    }
  }

  private func change(at index: Int, before: String?) -> RecordChange {
    RecordChange(
      id: ids[index], before: before, after: values[index], isText: kinds[index] == .text,
      isElement: positions[index] >= 0)
  }
}
