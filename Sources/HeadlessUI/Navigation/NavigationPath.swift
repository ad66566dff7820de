// Modelled: full, documented

/// A list of values of several types, each of which stands for a screen.
///
/// Give a binding to one to a `NavigationStack`: what the app appends is pushed, what a person pops
/// is removed.
public struct NavigationPath: Equatable {
  var values: [NavigationValue] = []

  public init() {}

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { NavigationValue($0) }
  }
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable, S.Element: Codable {
    values = elements.map { NavigationValue($0) }
  }

  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }

  public mutating func append<V: Hashable>(_ value: V) { values.append(NavigationValue(value)) }
  public mutating func append<V: Hashable & Codable>(_ value: V) {
    values.append(NavigationValue(value))
  }
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}
