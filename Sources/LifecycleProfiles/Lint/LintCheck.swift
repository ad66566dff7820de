import LifecycleModel

/// One rule that profile data must keep.
struct LintCheck: Sendable {
  /// Stable; the name of the check in lists.
  var id: String
  /// One sentence for a person.
  var summary: String
  var run: @Sendable (LintSubject) -> [InputFault]

  /// Every check, in the order in which they run.
  static let all: [LintCheck] = [
    .strayFiles, .schema, .canonicalForm, .fileNames, .summaries, .ranges, .sources, .emptyQuirks,
    .settings, .unreachableRules, .demonstrations, .conflicts, .twins,
  ]
}

/// What the checks look at.
struct LintSubject {
  var folders: [ProfileFolder]
  var decoded: DecodedFolders
}

/// A fault that a check found in profile data.
package struct LintFinding: Hashable, Sendable, CustomStringConvertible {
  /// The id of the check.
  package var check: String
  package var fault: InputFault

  package var description: String { fault.description }
}

/// Checks profile data beyond what is needed to read it.
package enum Lint {
  /// The ids and summaries of the checks, in the order in which they run.
  package static var checks: [(id: String, summary: String)] {
    LintCheck.all.map { ($0.id, $0.summary) }
  }

  /// Runs every check over folders that are laid over each other, as `Catalogue.folders` gives
  /// them; findings are ordered by file and line.
  package static func run(_ folders: [ProfileFolder]) -> [LintFinding] {
    let subject = LintSubject(folders: folders, decoded: DecodedFolders(folders))
    let findings = LintCheck.all.flatMap { check in
      check.run(subject).map { LintFinding(check: check.id, fault: $0) }
    }.excused(by: folders)
    return findings.enumerated().sorted { left, right in
      let (first, second) = (left.element.fault.place, right.element.fault.place)
      if first.file != second.file { return first.file ?? "" < second.file ?? "" }
      if first.line != second.line { return first.line ?? 0 < second.line ?? 0 }
      return left.offset < right.offset
    }.map(\.element)
  }
}
