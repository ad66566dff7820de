import Conformance
import Holdfast
import LifecycleModel
import LifecycleProfiles
import ProfileData
import ReferenceCases
import Testing

/// Each bundled quirk can be shown: the two logs in its file come out.
@Suite("Demonstrations") @MainActor struct DemonstrationTests {
  nonisolated static let catalogue = Result {
    try Catalogue.load(bundled: ProfileData.bundledFolder())
  }
  nonisolated static var quirks: [Quirk] { (try? catalogue.get().quirks) ?? [] }

  private func record(of quirk: Quirk, under behavior: PlatformBehavior) throws
    -> DemonstrationRunner.Record
  {
    let name = quirk.demonstration.situation
    let situation = try #require(
      ReferenceCases.situations.first { $0.id == name }, "no situation is named \(name)")
    return DemonstrationRunner().runInProcess(.init(situation, under: behavior))
  }

  @Test("There are quirks to show")
  func quirksAreThere() throws {
    #expect(try Self.catalogue.get().quirks.count >= 16)
  }

  @Test("The reference logs what the file says", arguments: quirks)
  func reference(quirk: Quirk) throws {
    #expect(try record(of: quirk, under: .reference).lines == quirk.demonstration.reference)
  }

  // A log that ends in a crash needs a process of its own: `holdfast profiles lint` has one.
  @Test(
    "The quirk alone logs what the file says, and has an effect",
    arguments: quirks.filter { !$0.demonstration.quirk.contains(DemonstrationRunner.crashLine) })
  func quirkAlone(quirk: Quirk) throws {
    let catalogue = try Self.catalogue.get()
    let record = try record(of: quirk, under: catalogue.behavior(for: catalogue.only(quirk)))
    #expect(record.lines == quirk.demonstration.quirk)
    #expect(record.fired == [quirk.id])
  }
}
