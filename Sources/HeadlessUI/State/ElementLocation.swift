/// An element of a collection, at the position it had.
final class ElementLocation<Data: MutableCollection>: BindingLocation<Data.Element>,
  @unchecked Sendable
{
  private let data: BindingLocation<Data>
  private let index: Data.Index
  /// Compares two elements; nil when they cannot be compared.
  private let isEqual: ElementComparison?
  /// The element when the binding was made, where nobody tells of changes.
  private let seen: Data.Element?

  init(
    _ data: BindingLocation<Data>, index: Data.Index, isEqual: ElementComparison?,
    seen: Data.Element? = nil
  ) {
    self.data = data
    self.index = index
    self.isEqual = isEqual
    self.seen = data.tracksReads ? nil : seen
  }

  override var tracksReads: Bool { data.tracksReads || seen != nil }
  override var isGone: Bool { data.isGone || !contains(data.peeked ?? data.value) }

  override var value: Data.Element {
    get {
      if let element = unchangedElement() { return element }
      return data.value[index]
    }
    set { data.modify { $0[index] = newValue } }
  }

  /// Reads the element so that the reader is out of date only when this element has changed.
  private func unchangedElement() -> Data.Element? {
    guard let isEqual, let before = data.peeked, contains(before) else { return nil }
    let element = before[index]
    let read = data.read { [index] now in
      guard now.startIndex <= index, index < now.endIndex else { return false }
      return isEqual.callAsFunction(element, now[index])
    }
    return read.map { _ in element }
  }

  private func contains(_ data: Data) -> Bool { data.startIndex <= index && index < data.endIndex }

  override func modify(_ body: (inout Data.Element) -> Void) {
    data.modify { body(&$0[index]) }
  }

  override func isSame(as other: BindingLocation<Data.Element>) -> Bool {
    guard let other = other as? ElementLocation<Data>, index == other.index,
      data.isSame(as: other.data)
    else { return false }
    if data.tracksReads { return true }
    guard let isEqual, let seen, let otherSeen = other.seen else { return false }
    return isEqual(seen, otherSeen)
  }
}

/// Compares two values of one type, field by field. Unchecked: the closure holds no state.
struct ElementComparison: @unchecked Sendable {
  private let isEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  /// Returns nil when values of the type are never equal.
  @MainActor init?<Element>(_ type: Element.Type) {
    guard let isEqual = TypePlan.of(type).isEqual else { return nil }
    self.isEqual = isEqual
  }

  func callAsFunction<Element>(_ old: Element, _ new: Element) -> Bool {
    withUnsafePointer(to: old) { old in
      withUnsafePointer(to: new) { isEqual(UnsafeRawPointer(old), UnsafeRawPointer($0)) }
    }
  }
}
