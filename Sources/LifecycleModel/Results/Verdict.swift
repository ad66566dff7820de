/// How a cell ended.
public enum Verdict: String, Codable, CaseIterable, Sendable, Hashable {
  case pass, fail, crash, hang, skip
}
