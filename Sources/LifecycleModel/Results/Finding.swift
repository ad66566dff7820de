/// One violated property, with where and on what it was seen.
public struct Finding: Hashable, Sendable {
  public var kind: FindingKind
  /// The action after which it was seen, counted from 1; 0 is the launch.
  public var action: Int
  /// The record that is concerned, when one is known.
  public var record: String?
  /// The field or control that is concerned, when one is known.
  public var field: String?
  public var expected: String?
  public var actual: String?
  /// One sentence for a person.
  public var message: String
  /// The trace entries that show it.
  public var evidence: Range<Int>

  public init(
    kind: FindingKind, action: Int, record: String? = nil, field: String? = nil,
    expected: String? = nil, actual: String? = nil, message: String, evidence: Range<Int> = 0..<0
  ) {
    self.kind = kind
    self.action = action
    self.record = record
    self.field = field
    self.expected = expected
    self.actual = actual
    self.message = message
    self.evidence = evidence
  }
}
