import Conformance
import LifecycleModel

/// The cases, variants and scenarios that a command line chooses.
@MainActor struct CaseSelection {
  /// A case with what was chosen of it.
  struct Part {
    var subject: any ConformanceCase
    var variants: [Variant]
    var scenarios: [Scenario]
  }

  let parts: [Part]
  /// The sets of scenarios that were chosen.
  let sets: [ScenarioSet]
  let chosen: CellPattern

  init(from cases: [any ConformanceCase], _ arguments: ParsedArguments) throws(UsageError) {
    let (caseIDs, variants, scenarios) = (
      arguments.all("--case"), arguments.all("--variant"), arguments.all("--scenario")
    )
    try Self.check(caseIDs, "case", among: cases.map(\.id))
    let subjects = caseIDs.isEmpty ? cases : cases.filter { caseIDs.contains($0.id) }
    let sets = try Self.sets(arguments)
    self.sets = sets
    try Self.check(variants, "variant", among: subjects.flatMap { $0.variants.map(\.id) })
    try Self.check(
      scenarios, "scenario", among: subjects.flatMap { sets.scenarios(of: $0).map(\.name) })
    parts = subjects.compactMap { subject in
      let part = Part(
        subject: subject,
        variants: subject.variants.filter { variants.isEmpty || variants.contains($0.id) },
        scenarios: sets.scenarios(of: subject).filter {
          scenarios.isEmpty || scenarios.contains($0.name)
        })
      return part.variants.isEmpty || part.scenarios.isEmpty ? nil : part
    }
    // The names of a set are not those of another, so that a set is a choice of scenarios.
    let isWhole = scenarios.isEmpty && sets == [.own]
    chosen = CellPattern(
      cases: Self.names(caseIDs), variants: Self.names(variants),
      scenarios: isWhole
        ? .any : .only(Set(parts.flatMap { $0.scenarios.map(\.name) })))
    if parts.isEmpty { throw .noCells }
  }

  /// The sets of scenarios that are to be run; the cases' own by default.
  private static func sets(_ arguments: ParsedArguments) throws(UsageError) -> [ScenarioSet] {
    let names = arguments.all("--scenario-set")
    try check(names, "scenario-set", among: ScenarioSet.allCases.map(\.rawValue))
    return names.isEmpty ? [.own] : ScenarioSet.allCases.filter { names.contains($0.rawValue) }
  }

  /// The scenarios of a case in the chosen sets.
  nonisolated func scenarios(of subject: any ConformanceCase) -> [Scenario] {
    sets.scenarios(of: subject)
  }

  /// A digest of the cases: of their names and of what the user does in them.
  var digest: String {
    var hash = StableHash()
    for part in parts {
      hash.combine(part.subject.id)
      for variant in part.variants { hash.combine(variant.id) }
      for scenario in part.scenarios {
        hash.combine(scenario.name)
        if let width = scenario.width { hash.combine(width.rawValue) }
        for action in scenario.actions { hash.combine("\(action)") }
        if let guide = scenario.guide { hash.combine(guide.words + guide.digest) }
      }
    }
    return hash.hexadecimal
  }

  /// The names of a case's scenarios of every set.
  nonisolated static func everyScenario(of subject: any ConformanceCase) -> [Scenario] {
    ScenarioSet.allCases.flatMap { $0.scenarios(of: subject) }
  }

  nonisolated static func names(_ given: [String]) -> CellPattern.Names {
    given.isEmpty ? .any : .only(Set(given))
  }

  static func check(
    _ names: [String], _ kind: String, among choices: [String]
  ) throws(UsageError) {
    for name in names where !choices.contains(name) {
      var seen: Set<String> = []
      throw .unknownName(
        kind: kind, name: name, choices: choices.filter { seen.insert($0).inserted })
    }
  }

  /// Checks that a suite's names tell its cells apart.
  static func check(_ cases: [any ConformanceCase]) throws(SuiteFault) {
    if cases.isEmpty { throw .empty(kind: "case", owner: "the suite") }
    try check(cases.map(\.id), "case", in: "the suite", forbidden: "/")
    for subject in cases {
      let owner = "case \(Wording.quoted(subject.id))"
      try check(subject.variants.map(\.id), "variant", in: owner, forbidden: "/")
      try check(subject.scenarios.map(\.name), "scenario", in: owner, forbidden: nil)
    }
  }

  private static func check(
    _ names: [String], _ kind: String, in owner: String, forbidden: Character?
  ) throws(SuiteFault) {
    if names.isEmpty { throw .empty(kind: kind, owner: owner) }
    var seen: Set<String> = []
    for name in names {
      guard !name.isEmpty, !name.contains(where: { $0.isNewline || $0 == forbidden }) else {
        throw .badName(kind: kind, name: name)
      }
      guard seen.insert(name).inserted else {
        throw .repeatedName(kind: kind, name: name, owner: owner)
      }
    }
  }
}

extension [ScenarioSet] {
  fileprivate func scenarios(of subject: any ConformanceCase) -> [Scenario] {
    flatMap { $0.scenarios(of: subject) }
  }
}
