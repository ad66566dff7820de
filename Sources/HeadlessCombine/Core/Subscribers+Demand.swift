// Modelled: full, documented
extension Subscribers {
  /// A number of values that a subscriber asks for.
  public struct Demand: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    // `Int.max` stands for "unlimited": no one counts that far.
    private var rawValue: Int

    private init(rawValue: Int) { self.rawValue = rawValue }

    /// As many values as there are.
    public static let unlimited = Demand(rawValue: .max)

    /// No values.
    public static let none = Demand(rawValue: 0)

    /// At most the given number of values.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "a demand of \(value) values is negative; ask for 0 or more")
      return Demand(rawValue: value)
    }

    /// The number of values, or nil if it is unlimited.
    public var max: Int? { rawValue == .max ? nil : rawValue }

    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    public static func + (a: Demand, b: Demand) -> Demand {
      let (sum, overflow) = a.rawValue.addingReportingOverflow(b.rawValue)
      return overflow ? .unlimited : Demand(rawValue: sum)
    }

    public static func += (a: inout Demand, b: Demand) { a = a + b }

    public static func + (a: Demand, b: Int) -> Demand { a + .max(b) }

    public static func += (a: inout Demand, b: Int) { a = a + b }

    /// Subtracts; unlimited stays unlimited, and nothing goes below zero.
    public static func - (a: Demand, b: Demand) -> Demand {
      if a == .unlimited { return a }
      return Demand(rawValue: Swift.max(a.rawValue - b.rawValue, 0))
    }

    public static func -= (a: inout Demand, b: Demand) { a = a - b }

    public static func - (a: Demand, b: Int) -> Demand { a - .max(b) }

    public static func -= (a: inout Demand, b: Int) { a = a - b }

    public static func * (a: Demand, b: Int) -> Demand {
      if a == .unlimited { return a }
      let (product, overflow) = a.rawValue.multipliedReportingOverflow(by: b)
      return overflow ? .unlimited : Demand(rawValue: product)
    }

    public static func < (a: Demand, b: Demand) -> Bool { a.rawValue < b.rawValue }

    public static func == (a: Demand, b: Int) -> Bool { a.rawValue == b }

    public static func > (a: Demand, b: Int) -> Bool { a.rawValue > b }

    public static func < (a: Demand, b: Int) -> Bool { a.rawValue < b }
  }
}
