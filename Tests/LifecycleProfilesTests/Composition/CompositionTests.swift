import LifecycleModel
import LifecycleProfiles
import ProfileData
import Testing

/// Quirks together: which compose, which conflict, and what is made of that.
@Suite struct CompositionTests {
  private func quirk(
    _ id: String, _ structure: [String: String] = [:], _ delivery: [DeliveryRule] = []
  ) -> Quirk {
    Quirk(
      id: id, summary: "Something.", affects: [AffectedRange(platform: nil)], delivery: delivery,
      structure: structure,
      evidence: [Evidence(source: "seed-000", says: "It was seen.", grade: .a)],
      demonstration: Demonstration(situation: "s", reference: ["a"], quirk: ["b"]))
  }

  private func catalogue(_ quirks: [Quirk]) -> Catalogue {
    Catalogue(
      quirks: quirks,
      platforms: [
        Platform(
          id: "ios", name: "iOS",
          releases: [.init(version: PlatformVersion(13, 0), sdk: PlatformVersion(13, 0))])
      ], devices: [])
  }

  private let drop = DeliveryRule(event: .appear, cause: .pop, effect: .drop)
  private let twice = DeliveryRule(event: .appear, role: .parent, effect: .duplicate(2))
  private let twiceOnPop = DeliveryRule(
    event: .appear, cause: .pop, role: .parent, effect: .duplicate(2))

  @Test func `one seam with two values is a conflict that is named`() {
    let first = quirk("a", ["lists.removedRow": "evaluatedAfterAnimation"])
    let second = quirk("b", ["lists.removedRow": "notEvaluated"])
    #expect(
      first.conflict(with: second)?.description
        == "lists.removedRow is evaluatedAfterAnimation in one and notEvaluated in the other")
    #expect(first.conflict(with: first) == nil)
  }

  @Test func `rules that meet with different effects conflict, an exception composes`() {
    let (a, b, c) = (
      quirk("a", [:], [drop]), quirk("b", [:], [twice]), quirk("c", [:], [twiceOnPop])
    )
    #expect(
      a.conflict(with: b)?.description
        == "appear is not delivered (cause pop), and appear is delivered 2 times (role parent)")
    #expect(a.conflict(with: c) == nil)
    #expect(b.conflict(with: c) == nil)
  }

  @Test func `of two rules that match an event the narrower one stands first`() {
    let catalogue = catalogue([quirk("a", [:], [drop]), quirk("c", [:], [twiceOnPop])])
    let rules = catalogue.behavior(quirks: ["a", "c"], name: "both").delivery.rules(for: .appear)
    #expect(rules.map(\.effect) == [.duplicate(2), .drop])
  }

  @Test func `worst-case is the largest set, not the first one found`() {
    let center = quirk(
      "a", ["lists.removedRow": "x", "text.commitTrigger": "x"])
    let leaves = [quirk("b", ["lists.removedRow": "y"]), quirk("c", ["text.commitTrigger": "y"])]
    #expect(catalogue([center] + leaves).worstCase.quirks == ["b", "c"])
    #expect(catalogue([center, leaves[0]]).worstCase.quirks == ["a"])
  }

  @Test func `in the bundled worst-case no two quirks conflict and no other would fit in`() throws {
    let catalogue = try Catalogue.load(bundled: ProfileData.bundledFolder())
    let chosen = catalogue.quirks(catalogue.worstCase.quirks)
    for quirk in catalogue.quirks {
      let conflicts = chosen.filter { $0.id != quirk.id && $0.conflict(with: quirk) != nil }
      #expect(conflicts.isEmpty == chosen.contains(quirk), "\(quirk.id): \(conflicts.map(\.id))")
    }
  }

  /// The definition of a covering array of strength two, checked pair by pair.
  @Test func `pairwise tries each two quirks together, apart and absent`() throws {
    let catalogue = try Catalogue.load(bundled: ProfileData.bundledFolder())
    let sets = catalogue.profiles(of: .pairwise).map { Set($0.quirks) }
    #expect(sets.count <= 24)
    for (position, first) in catalogue.quirks.enumerated() {
      for second in catalogue.quirks[(position + 1)...] {
        let tried = Set(sets.map { [$0.contains(first.id), $0.contains(second.id)] })
        let wanted = first.conflict(with: second) == nil ? 4 : 3
        #expect(tried.count == wanted, "\(first.id), \(second.id)")
      }
    }
  }

  @Test func `the names of pairwise sets can be used alone`() throws {
    let catalogue = try Catalogue.load(bundled: ProfileData.bundledFolder())
    let all = try catalogue.profiles(named: "pairwise")
    #expect(try catalogue.profile(named: "pairwise-2") == all[1])
  }

  @Test func `boundaries are the releases that differ from the one before`() throws {
    let catalogue = try Catalogue.decode([
      Sample.folder(quirks: [
        Sample.setting("a", "text.rewrittenValue", "notShown", from: "13.1", before: "13.2")
      ])
    ])
    #expect(
      try catalogue.profiles(named: "boundaries").map(\.name)
        == ["reference", "ios-13.0", "ios-13.1", "ios-13.2"])
    #expect(try catalogue.profiles(named: "oldest").map(\.name) == ["ios-13.0"])
    #expect(try catalogue.profiles(named: "newest").map(\.name) == ["ios-13.3"])
    #expect(try catalogue.profiles(named: "all").count == 5)
  }
}
