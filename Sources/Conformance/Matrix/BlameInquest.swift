import Exploration
import LifecycleModel

/// Finds for each failing cell the smallest set of quirks that makes it fail alike.
///
/// Many searches go on side by side and share what is known about a scenario under some quirks.
/// A cell *fails alike* under fewer quirks when every kind of finding is there again.
struct BlameInquest {
  /// A run that is needed: a cell under some quirks only.
  struct Probe: Hashable {
    var cell: Int
    /// Sorted.
    var quirks: [String]
  }

  /// What a run depends on: not the name of its profile.
  private struct Question: Hashable {
    var caseID: String
    var variant: String
    var scenario: String
    var device: String
    var quirks: [String]
  }

  private struct Search {
    var cell: Int
    var kinds: Set<FindingKind>
    var reduction: DeltaSearch<String>
  }

  private let cells: [PlannedCell]
  private var known: [Question: Set<FindingKind>] = [:]
  private var searches: [Search] = []
  private var positions: [Int: Int] = [:]
  /// How many runs were asked for.
  private(set) var runCount = 0

  init(_ cells: [PlannedCell]) { self.cells = cells }

  /// Takes the result of a cell: as knowledge, and as a question when it failed.
  mutating func add(_ result: CellResult, cell: Int) {
    let kinds = Set(result.findings.map(\.kind))
    known[question(cell, cells[cell].quirks.sorted())] = kinds
    // Quirks without effect are not to blame: the search begins with those that had one.
    guard !kinds.isEmpty, !result.quirksFired.isEmpty else { return }
    positions[cell] = searches.count
    searches.append(
      Search(cell: cell, kinds: kinds, reduction: DeltaSearch(result.quirksFired)))
  }

  /// The runs that some search cannot go on without; empty when all are over.
  mutating func nextProbes() -> [Probe] {
    var probes: [Probe] = []
    var asked: Set<Question> = []
    for index in searches.indices {
      while let quirks = searches[index].reduction.nextProbe() {
        let question = question(searches[index].cell, quirks)
        guard let kinds = known[question] else {
          if asked.insert(question).inserted {
            probes.append(Probe(cell: searches[index].cell, quirks: quirks))
          }
          break
        }
        searches[index].reduction.record(fails: kinds.isSuperset(of: searches[index].kinds))
      }
    }
    runCount += probes.count
    return probes
  }

  mutating func record(_ kinds: Set<FindingKind>, for probe: Probe) {
    known[question(probe.cell, probe.quirks)] = kinds
  }

  /// The quirks to blame, sorted; empty when the cell does not fail, or fails under none too.
  func blame(for cell: Int) -> [String] {
    positions[cell].map { searches[$0].reduction.result.elements } ?? []
  }

  private func question(_ cell: Int, _ quirks: [String]) -> Question {
    let key = cells[cell].key
    return Question(
      caseID: key.caseID, variant: key.variant, scenario: key.scenario, device: key.device,
      quirks: quirks)
  }
}
