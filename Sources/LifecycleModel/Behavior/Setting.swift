/// A typed value of one structure seam, with the quirk that set it.
public struct Setting<Value: SeamValue>: Hashable, Sendable {
  public var value: Value
  public var quirk: QuirkIndex

  public init(_ value: Value, quirk: QuirkIndex = .none) {
    self.value = value
    self.quirk = quirk
  }
}

/// The values that a structure seam can take; the first case is the reference behavior.
public protocol SeamValue: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue == String, AllCases == [Self] {}

extension SeamValue {
  /// The documented, current platform behavior.
  public static var reference: Self { allCases[0] }
}
