/// Names one cell of the matrix: `case/variant/scenario@profile+device`.
public struct CellKey: Hashable, Sendable, Comparable, CustomStringConvertible {
  public var caseID: String
  public var variant: String
  public var scenario: String
  public var profile: String
  public var device: String

  public init(caseID: String, variant: String, scenario: String, profile: String, device: String) {
    self.caseID = caseID
    self.variant = variant
    self.scenario = scenario
    self.profile = profile
    self.device = device
  }

  public var description: String { "\(caseID)/\(variant)/\(scenario)@\(profile)+\(device)" }

  public static func < (left: Self, right: Self) -> Bool {
    if left.caseID != right.caseID { return left.caseID < right.caseID }
    if left.variant != right.variant { return left.variant < right.variant }
    if left.scenario != right.scenario { return left.scenario < right.scenario }
    if left.profile != right.profile { return left.profile < right.profile }
    return left.device < right.device
  }
}
