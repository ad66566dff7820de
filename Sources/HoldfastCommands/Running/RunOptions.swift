import LifecycleModel
import LifecycleProfiles

/// How cells are run, as the command line says it.
struct RunOptions: Hashable, Sendable {
  /// More children than this only wait for each other on any machine of today.
  static let mostJobs = 256
  /// A day, in seconds: longer than any run that somebody waits for.
  static let longestTimeout = 86_400.0

  var jobs: Int
  /// Real time for one action of a cell, in milliseconds; nil leaves it to the engine.
  var timeout: Int?
  /// The order of simultaneously ready jobs; 0 is first in, first out.
  var seed: UInt64

  init(_ arguments: ParsedArguments) throws(UsageError) {
    jobs =
      try arguments.number("--jobs", in: 1...Self.mostJobs)
      ?? min(SystemCall.processorCount, Self.mostJobs)
    timeout = try arguments.seconds("--timeout", in: 0.01...Self.longestTimeout)
      .map { Int($0 * 1_000) }
    seed = try arguments.number("--seed", in: 0...UInt64.max) ?? 0
  }

  /// A digest of what can change a verdict; the number of jobs cannot.
  func digest(minimumEvidence: EvidenceGrade) -> String {
    var hash = StableHash()
    hash.combine(seed)
    hash.combine(minimumEvidence.rawValue)
    return hash.hexadecimal
  }
}
