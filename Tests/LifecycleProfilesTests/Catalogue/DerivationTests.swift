import LifecycleModel
import LifecycleProfiles
import ProfileData
import Testing

/// The bundled catalogue against what the seeds and the evidence say.
@Suite struct DerivationTests {
  private let catalogue: Catalogue

  init() throws {
    catalogue = try Catalogue.load(bundled: ProfileData.bundledFolder())
  }

  private func quirks(_ name: String) throws -> [String] {
    try catalogue.profile(named: name).quirks
  }

  @Test func `the bundled catalogue holds what seed 002 found on 13_0 only`() throws {
    let id = "disappear-skipped-on-pop"
    #expect(try quirks("ios-13.0").contains(id))
    for minor in 1...7 { #expect(try !quirks("ios-13.\(minor)").contains(id)) }
    #expect(try !quirks("ios-14.5").contains(id))
  }

  @Test func `onReceive is silent on 13_0 and 13_1`() throws {
    let id = "onreceive-silent-13-0-13-1"
    #expect(try quirks("ios-13.0").contains(id))
    #expect(try quirks("ios-13.1").contains(id))
    #expect(try !quirks("ios-13.2").contains(id))
    #expect(catalogue.quirk(id)?.grade == .c)
  }

  @Test func `a popped destination is kept on 14_3`() throws {
    let kept = catalogue.behavior(for: try catalogue.profile(named: "ios-14.3"))
    #expect(kept.navigation.poppedDestination.value == .keptUntilReplaced)
    let index = Int(kept.navigation.poppedDestination.quirk.rawValue)
    #expect(kept.quirks[index] == "popped-destination-kept")
    for name in ["ios-13.0", "ios-13.2", "ios-14.5", "reference"] {
      let behavior = catalogue.behavior(for: try catalogue.profile(named: name))
      #expect(behavior.navigation.poppedDestination.value == .released)
    }
  }

  @Test func `a profile tells its release, and those without one the newest`() throws {
    func version(_ name: String) throws -> String {
      catalogue.behavior(for: try catalogue.profile(named: name)).systemVersion
    }
    let newest = try #require(catalogue.platform("ios")?.releases.last?.version.description)
    #expect(try version("ios-14.3") == "14.3")
    for name in ["reference", "worst-case", "unversioned", "only:popped-destination-kept"] {
      #expect(try version(name) == newest)
    }
  }

  @Test func `a dropped event resolves to one rule with its quirk`() throws {
    let behavior = catalogue.behavior(for: try catalogue.profile(named: "ios-13.0"))
    let rules = behavior.delivery.rules(for: .disappear)
    let rule = try #require(
      rules.first { behavior.quirks[Int($0.quirk.rawValue)] == "disappear-skipped-on-pop" })
    #expect(rule.container == .navigation)
    #expect(rule.cause == .pop)
    #expect(rule.effect == .drop)
  }

  @Test func `the reference has no quirk and only has one`() throws {
    #expect(try quirks("reference").isEmpty)
    #expect(try quirks("only:popped-destination-kept") == ["popped-destination-kept"])
  }

  @Test func `a quirk that follows the linked SDK holds only with that SDK`() throws {
    let id = "table-prepares-next-cell-ios15"
    #expect(try quirks("ios-15.0").contains(id))
    #expect(try !quirks("ios-15.0@sdk-14.5").contains(id))
    #expect(try !quirks("ios-14.8").contains(id))
  }

  @Test func `unversioned holds just the quirks without a version`() throws {
    let ids = try quirks("unversioned")
    #expect(ids.contains("sheet-captured-state-stale"))
    #expect(!ids.contains("disappear-skipped-on-pop"))
    for profile in catalogue.derivedProfiles {
      #expect(Set(ids).isDisjoint(with: profile.quirks))
    }
  }

  @Test func `evidence can be demanded`() throws {
    let profile = try catalogue.profile(named: "ios-13.0")
    let strict = catalogue.behavior(for: profile, minimumEvidence: .a)
    #expect(strict.quirks.contains("disappear-skipped-on-pop"))
    #expect(strict.quirks.allSatisfy { catalogue.quirk($0)?.grade == .a })
    #expect(!strict.delivery.mentions(.receive))
  }

  @Test func `12 form rows fit on one phone and not on the other`() throws {
    #expect(try catalogue.device(named: "iphone-8").visibleRows < 12)
    #expect(try catalogue.device(named: "iphone-x").visibleRows >= 12)
  }
}
