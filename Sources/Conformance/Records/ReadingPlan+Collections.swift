/// An array: records for each element, known by the element's id or by comparison.
final class ArrayPlan<Element>: ReadingPlan {
  private lazy var element = ReadingPlan.of(Element.self)

  override var isLeaf: Bool { false }
  override func summary(_ pointer: UnsafeRawPointer) -> String {
    let array = pointer.assumingMemoryBound(to: [Element].self).pointee
    return array.withUnsafeBufferPointer { buffer in
      buffer.indices.map { element.summary(UnsafeRawPointer(buffer.baseAddress! + $0)) }
        .joined(separator: "\u{0}")
    }
  }

  override func read(
    _ pointer: UnsafeRawPointer, at node: ReadingNode, position: Int32,
    into snapshot: inout RecordSnapshot
  ) {
    guard node.depth < Self.deepest else { return }
    let array = pointer.assumingMemoryBound(to: [Element].self).pointee
    array.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress, !buffer.isEmpty else {
        node.elementNodes.removeAll()
        node.elements.removeAll()
        _ = node.tracker.update([])
        return
      }
      let first = UnsafeRawPointer(base)
      if element.identity(first) != nil {
        identify(buffer, node)
      } else {
        align(buffer, node)
      }
      for index in buffer.indices {
        element.read(
          UnsafeRawPointer(base + index), at: node.elementNodes[index], position: Int32(index),
          into: &snapshot)
      }
    }
  }

  /// Elements with ids: the same id is the same record, wherever it stands.
  private func identify(_ buffer: UnsafeBufferPointer<Element>, _ node: ReadingNode) {
    let base = buffer.baseAddress!
    var ids: [AnyHashable] = []
    ids.reserveCapacity(buffer.count)
    for index in buffer.indices {
      ids.append(element.identity(UnsafeRawPointer(base + index)) ?? AnyHashable(index))
    }
    if ids == node.elements { return }
    var known: [AnyHashable: ReadingNode] = [:]
    for (id, place) in zip(node.elements, node.elementNodes) { known[id] = place }
    for (id, place) in node.departed where known[id] == nil { known[id] = place }
    node.elementNodes = ids.map { id in
      if let place = known.removeValue(forKey: id) { return place }
      return node.makeElement(named: Self.name(of: id) ?? "\(node.nextElement)")
    }
    node.departed = known
    node.elements = ids
  }

  /// Ids that read as text name the record; others are different in each run and do not.
  private static func name(of id: AnyHashable) -> String? {
    switch id.base {
    case let text as String: text
    case let number as Int: String(number)
    default: nil
    }
  }

  private func align(_ buffer: UnsafeBufferPointer<Element>, _ node: ReadingNode) {
    let base = buffer.baseAddress!
    let texts: [String]
    if let strings = buffer as? UnsafeBufferPointer<String> {
      texts = Array(strings)
    } else {
      texts = buffer.indices.map { element.summary(UnsafeRawPointer(base + $0)) }
    }
    let before = node.tracker.keys
    guard node.tracker.update(texts) else { return }
    var known: [Int: ReadingNode] = [:]
    for (key, place) in zip(before, node.elementNodes) { known[key] = place }
    node.elementNodes = node.tracker.keys.map { known[$0] ?? node.makeElement(named: "\($0)") }
  }
}

extension ReadingNode {
  func makeElement(named name: String) -> ReadingNode {
    nextElement += 1
    return ReadingNode(id: "\(id)[\(name)]", depth: depth + 1)
  }
}

/// A dictionary: records for each value, named by its key.
final class DictionaryPlan<Key: Hashable, Value>: ReadingPlan {
  private lazy var value = ReadingPlan.of(Value.self)

  override var isLeaf: Bool { false }
  override func read(
    _ pointer: UnsafeRawPointer, at node: ReadingNode, position: Int32,
    into snapshot: inout RecordSnapshot
  ) {
    guard node.depth < Self.deepest else { return }
    let dictionary = pointer.assumingMemoryBound(to: [Key: Value].self).pointee
    let sorted = dictionary.map { (String(describing: $0.key), $0.value) }.sorted { $0.0 < $1.0 }
    var known: [AnyHashable: ReadingNode] = [:]
    for (name, place) in zip(node.elements, node.elementNodes) { known[name] = place }
    node.elements = sorted.map { AnyHashable($0.0) }
    node.elementNodes = sorted.map { known[$0.0] ?? node.makeElement(named: $0.0) }
    for (index, entry) in sorted.enumerated() {
      withUnsafePointer(to: entry.1) {
        value.read(
          UnsafeRawPointer($0), at: node.elementNodes[index], position: Int32(index),
          into: &snapshot)
      }
    }
  }
}

/// A set: one record for each member, in the order of their words.
final class SetPlan<Member: Hashable>: ReadingPlan {
  override var isLeaf: Bool { false }
  override func read(
    _ pointer: UnsafeRawPointer, at node: ReadingNode, position: Int32,
    into snapshot: inout RecordSnapshot
  ) {
    let members = pointer.assumingMemoryBound(to: Set<Member>.self).pointee
    for word in members.map({ String(describing: $0) }).sorted() {
      snapshot.append("\(node.id)[\(word)]", word, kind: .other, position: position)
    }
  }
}
