package import LifecycleModel
package import LifecycleProfiles

/// Compares what quirks' files say that a situation logs with what it logs.
@MainActor package enum Demonstrations {
  /// Runs every quirk's demonstration; an empty answer means that all came out.
  ///
  /// Each quirk's situation runs under the reference, once for all that share it, and under the
  /// quirk alone; there the quirk must have had an effect.
  package static func check(
    _ catalogue: Catalogue, situations: [any Situation], jobs: Int = 1
  ) throws(IsolationFault) -> [DemonstrationMismatch] {
    try check(
      catalogue.quirks, situations: situations, jobs: jobs,
      behavior: { catalogue.behavior(for: catalogue.only($0)) })
  }

  /// The same for some quirks.
  package static func check(
    _ quirks: [Quirk], situations: [any Situation], jobs: Int = 1,
    behavior: (Quirk) -> PlatformBehavior
  ) throws(IsolationFault) -> [DemonstrationMismatch] {
    try run(quirks, situations: situations, jobs: jobs, behavior: behavior)
      .flatMap(\.mismatches)
  }

  /// What came of one demonstration.
  package struct Shown: Sendable {
    package var quirk: Quirk
    /// What the situation logged under the reference; nothing when there is no such situation.
    package var reference: [String]
    /// What it logged under the quirk alone.
    package var record: [String]
    package var mismatches: [DemonstrationMismatch]
  }

  /// Runs some quirks' demonstrations and keeps what was logged, in the order of the quirks.
  package static func run(
    _ quirks: [Quirk], situations: [any Situation], jobs: Int = 1,
    behavior: (Quirk) -> PlatformBehavior
  ) throws(IsolationFault) -> [Shown] {
    var runs: [DemonstrationRunner.Run] = []
    var references: [String: Int] = [:]
    var places: [Int: Int] = [:]
    for (number, quirk) in quirks.enumerated() {
      let name = quirk.demonstration.situation
      guard let situation = situations.first(where: { $0.id == name }) else { continue }
      if references[name] == nil {
        references[name] = runs.count
        runs.append(.init(situation, under: .reference))
      }
      places[number] = runs.count
      runs.append(.init(situation, under: behavior(quirk)))
    }
    let records = try DemonstrationRunner().run(runs, jobs: jobs)
    return quirks.enumerated().map { number, quirk in
      let name = quirk.demonstration.situation
      guard let place = places[number], let reference = references[name] else {
        let nearest = Spelling.nearest(to: name, among: situations.map(\.id))
        let mismatch = DemonstrationMismatch(
          quirk: quirk.id, situation: name, part: .unknownSituation(nearest: nearest),
          expected: [], actual: [])
        return Shown(quirk: quirk, reference: [], record: [], mismatches: [mismatch])
      }
      return Shown(
        quirk: quirk, reference: records[reference].lines, record: records[place].lines,
        mismatches: compare(quirk, records[reference], records[place]))
    }
  }

  private static func compare(
    _ quirk: Quirk, _ reference: DemonstrationRunner.Record, _ record: DemonstrationRunner.Record
  ) -> [DemonstrationMismatch] {
    let said = quirk.demonstration
    var mismatches: [DemonstrationMismatch] = []
    func add(_ part: DemonstrationMismatch.Part, _ expected: [String], _ actual: [String]) {
      mismatches.append(
        DemonstrationMismatch(
          quirk: quirk.id, situation: said.situation, part: part, expected: expected,
          actual: actual))
    }
    if reference.lines != said.reference {
      add(.reference, said.reference, reference.lines)
    }
    if record.lines != said.quirk {
      add(.quirk, said.quirk, record.lines)
    } else if !record.fired.contains(quirk.id) {
      add(.neverFired, [quirk.id], record.fired)
    }
    return mismatches
  }
}
